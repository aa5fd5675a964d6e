import type { News } from '../api/types';

const nounOf = (name: string): string => name.slice(name.lastIndexOf('-') + 1);

/** The names of the pieces that a piece of news is about: card-17, seat-1. */
export function pieces(news: News): string[] {
  const named = { ...news.data, ...(news.secret ?? {}) };
  const own = Object.entries(named).map(([name, number]) => `${nounOf(name)}-${number}`);
  return [...own, `seat-${news.seat}`];
}

/** Light up the pieces of a line; returns how to put the light out. The nearest thing wins: a card before a seat. */
export function light(news: News, root: ParentNode = document): () => void {
  for (const piece of pieces(news)) {
    const found = root.querySelectorAll(`[data-piece~="${piece}"]`);
    if (!found.length) continue;
    for (const node of found) node.classList.add('lit');
    return () => {
      for (const node of found) node.classList.remove('lit');
    };
  }
  return () => undefined;
}
