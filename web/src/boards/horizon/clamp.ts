// A text on a card ends with an ellipsis where the card has no more room, never in the middle of a line.

/** Attached to the text. The rest of it is told by the tip of the card. */
export function clamped(node: HTMLElement): () => void {
  const card = node.closest<HTMLElement>('.piece') ?? node;
  let height = 0;

  function fit(): void {
    if (card.clientHeight === height) return;
    height = card.clientHeight;
    let lines = MOST;
    do node.style.setProperty('-webkit-line-clamp', String(lines));
    while (card.scrollHeight > card.clientHeight && --lines > 0);
    node.classList.toggle('none', !lines);
  }

  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(() => {
    height = 0;
    fit();
  });
  sizes.observe(card);
  words.observe(card, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}

const MOST = 9; // lines on the largest card
