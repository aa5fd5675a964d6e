"""What axe finds on a screen, in both themes and on both sizes."""

from tests.web.people import Visitor

SIZES = {"screen": (1366, 768), "phone": (390, 844)}
THEMES: dict[str, dict[str, list[str]]] = {"dark": {}, "light": {"runOnly": ["color-contrast"]}}  # only colours differ

# All is drawn, and nothing fades any more.
STILL = """() => !document.querySelector('[aria-busy=true]') && document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def problems(visitor: Visitor, axe: str, **only: list[str]) -> list[str]:
    """What axe finds on the present screen: by all of its rules, or `runOnly` these."""
    visitor.page.mouse.move(0, 0)  # nothing is pointed at
    visitor.page.wait_for_function(STILL)
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe)
    found = visitor.page.evaluate("only => axe.run(document, {resultTypes: ['violations'], ...only})", only)
    return [f"{v['id']}: {[node['html'][:120] for node in v['nodes'][:3]]}" for v in found["violations"]]


def themed(visitor: Visitor, axe: str, theme: str) -> list[str]:
    """What axe finds on the present screen in a theme."""
    visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    return problems(visitor, axe, **THEMES[theme])


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
