"""Whether pieces tell what they are."""

from playwright.sync_api import Locator

TELLS = """async (node, pointerType) => {
    const shown = () => document.querySelector('#tip.shown');
    node.dispatchEvent(new PointerEvent('pointerenter', {pointerType, bubbles: true}));
    for (let i = 0; i < 300 && !shown(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
    const said = shown()?.textContent.trim() ?? '';
    node.dispatchEvent(new PointerEvent('pointerleave', {pointerType, bubbles: true}));
    await new Promise((resolve) => setTimeout(resolve));
    return [said, document.querySelectorAll('#tip.shown').length];
}"""


def told(piece: Locator, pointer: str) -> str:
    """What is told under a pointer ("touch": a finger that rests there), and no longer when it has left."""
    said, left = piece.evaluate(TELLS, pointer)
    assert left == 0
    return str(said)
