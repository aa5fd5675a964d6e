const RANK = 'data-rank';
const NAMED = 'aria-description';

/** Mark the pieces of the likely best answers, where they are no buttons that do so themselves. Boards know nothing of
 * it. `name` is what a piece with a rank is called besides. */
export function markRanks(root: ParentNode, words: string[], name: (rank: number) => string): () => void {
  const marked = words.flatMap((word, i) => {
    const found = [...root.querySelectorAll(`[data-word="${CSS.escape(word)}"]`)];
    const bare = found.filter((node) => !node.querySelector(':scope > .rank'));
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
