import { api } from '../api/http';
import type { Rules } from '../api/types';

const read = new Map<string, Promise<Rules>>();

function once(key: string, ask: () => Promise<Rules>): Promise<Rules> {
  const known = read.get(key);
  if (known) return known;
  const asked = ask();
  read.set(key, asked);
  asked.catch(() => read.delete(key));
  return asked;
}

/** The rules of a title; read once. */
export const rulesOf = (title: string, lang: string): Promise<Rules> =>
  once(`${title} ${lang}`, () => api.rules(title, lang));

/** The page for whoever plays a title for the first time; read once. */
export const firstOf = (title: string, lang: string): Promise<Rules> =>
  once(`${title} ${lang} first`, () => api.first(title, lang));
