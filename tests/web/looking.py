"""What axe finds on a screen, in both themes and on both sizes."""

from tests.web.people import Visitor

SIZES = {"screen": (1366, 768), "phone": (390, 844)}
THEMES: dict[str, dict[str, list[str]]] = {"dark": {}, "light": {"runOnly": ["color-contrast"]}}  # only colours differ

# What is too small for a thumb. Of what lies at a fraction of a pixel a browser tells the size to five digits only.
SMALL = """nodes => nodes.map((node) => node.getBoundingClientRect())
    .filter(({width, height}) => Math.min(width, height) < 43.999).map(({width, height}) => `${width}×${height}`)"""

# All is drawn, and nothing fades any more.
STILL = """() => !document.querySelector('[aria-busy=true]') && document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def rest(visitor: Visitor, axe: str) -> None:
    """Nothing is pointed at, nothing moves, and axe is there."""
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_function(STILL)
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe)


def problems(visitor: Visitor, axe: str, part: str = "html", **only: list[str]) -> list[str]:
    """What axe finds on the present screen, or in a part of it: by all of its rules, or `runOnly` these."""
    rest(visitor, axe)
    found = visitor.page.evaluate(
        "([part, only]) => axe.run(part, {resultTypes: ['violations'], ...only})", [part, only]
    )
    return [f"{v['id']}: {[node['html'][:120] for node in v['nodes'][:3]]}" for v in found["violations"]]


def themed(visitor: Visitor, axe: str, theme: str, part: str = "html") -> list[str]:
    """What axe finds on the present screen in a theme; in a part of it, where the rest is as it was."""
    visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    return problems(visitor, axe, part, **THEMES[theme])


def looks(visitor: Visitor, axe: str, *, page: bool = False) -> dict[str, list[str]]:
    """What axe finds on the present screen in both themes and both sizes; the screen as a whole never scrolls.

    A page may be longer than the screen.
    """
    found = {}
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            found[f"{size} {theme}"] = themed(visitor, axe, theme)
        wide, high = visitor.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        found[f"{size} scrolls"] = [f"{wide}, {high}"] if wide > 0 or (high > 0 and not page) else []
    return found
