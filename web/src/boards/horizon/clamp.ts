// A text on a card ends with an ellipsis where the card has no more room, never in the middle of a line. All cards that
// have changed are measured together and then set together, so that the page is laid out as seldom as possible.

const MOST = 9; // lines on the largest card

interface Fitted {
  text: HTMLElement;
  lines: number;
}

const cards = new Map<Element, Fitted>();
const heights = new WeakMap<Element, number>();
const changed = new Set<Element>();

const sizes = new ResizeObserver((found) => {
  const resized = found.map(({ target }) => target).filter((card) => card.clientHeight !== heights.get(card));
  fit(resized);
});
const words = new MutationObserver((found) => {
  if (!changed.size) requestAnimationFrame(() => fit([...changed]));
  for (const { target } of found) {
    const card = (target instanceof Element ? target : target.parentElement)?.closest('.piece');
    if (card) changed.add(card);
  }
});

function set(fitted: Fitted, lines: number): void {
  fitted.lines = lines;
  fitted.text.style.setProperty('-webkit-line-clamp', String(lines));
  fitted.text.classList.toggle('none', !lines);
}

function fit(all: Element[]): void {
  changed.clear();
  let left = all.flatMap((card) => cards.get(card) ?? []);
  for (const each of left) set(each, MOST);
  while (left.length) {
    left = left.filter(({ text, lines }) => lines > 0 && excess(text) > 0);
    const fewer = left.map(({ text, lines }) => {
      const line = lineOf(text);
      return Math.min(lines, Math.round(text.clientHeight / line)) - Math.max(1, Math.floor(excess(text) / line));
    });
    left.forEach((each, i) => set(each, Math.max(0, fewer[i] ?? 0)));
  }
  for (const card of all) heights.set(card, card.clientHeight);
}

const cardOf = (text: HTMLElement): Element => text.closest('.piece') ?? text;
const lineOf = (text: HTMLElement): number => parseFloat(getComputedStyle(text).lineHeight) || 1;

function excess(text: HTMLElement): number {
  const card = cardOf(text);
  return card.scrollHeight - card.clientHeight;
}

/** Attached to the text. The rest of it is told by the tip of the card. */
export function clamped(text: HTMLElement): () => void {
  const card = cardOf(text);
  cards.set(card, { text, lines: MOST });
  sizes.observe(card);
  words.observe(card, { childList: true, subtree: true, characterData: true });
  return () => {
    cards.delete(card);
    sizes.unobserve(card);
  };
}
