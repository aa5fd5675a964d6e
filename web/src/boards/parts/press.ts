// A long press of a finger shows what something is. Letting go of it afterwards does nothing.

const LONG = 400; // milliseconds

/** Attached to a board: a click that ends a long press reaches nothing on it. */
export function longPress(node: HTMLElement): () => void {
  let began = Infinity;

  const down = (event: PointerEvent): void => {
    began = event.pointerType === 'mouse' ? Infinity : event.timeStamp;
  };
  const click = (event: MouseEvent): void => {
    const held = event.detail > 0 && event.timeStamp - began > LONG; // keys click with no detail
    began = Infinity;
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  };

  node.addEventListener('pointerdown', down, true);
  node.addEventListener('click', click, true);
  return () => {
    node.removeEventListener('pointerdown', down, true);
    node.removeEventListener('click', click, true);
  };
}
