/** A piece on its way from one place of the screen to another. */
export interface Aloft {
  id: number;
  from: DOMRect;
  to: DOMRect;
  delay: number; // milliseconds until it leaves
}

/** The place on the screen of the first of these that can be seen. */
export function placeOf(root: ParentNode, ...selectors: string[]): DOMRect | undefined {
  for (const selector of selectors) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return undefined;
}
