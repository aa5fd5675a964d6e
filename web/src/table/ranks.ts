const RANK = 'data-rank';
const NAMED = 'aria-description';

/** Mark the pieces of the likely best answers, where they are no buttons that do so themselves. Boards know nothing of
 * it. A piece of several answers lists them in `data-words`; it has the rank of the best. `name` is what a piece with a
 * rank is called besides. */
export function markRanks(root: ParentNode, words: string[], name: (rank: number) => string): () => void {
  const marked = words.flatMap((word, i) => {
    const escaped = CSS.escape(word);
    const found = [...root.querySelectorAll(`[data-word="${escaped}"], [data-words~="${escaped}"]`)];
    const bare = found.filter((node) => !node.hasAttribute(RANK) && !node.querySelector(':scope > .rank'));
    for (const node of bare) {
      node.setAttribute(RANK, String(i + 1));
      node.setAttribute(NAMED, name(i + 1));
    }
    return bare;
  });
  return () => {
    for (const node of marked) for (const each of [RANK, NAMED]) node.removeAttribute(each);
  };
}
