import { api } from '../api/http';
import type { Rules } from '../api/types';

const read = new Map<string, Promise<Rules>>();

/** The rules of a title; read once. */
export function rulesOf(title: string, lang: string): Promise<Rules> {
  const key = `${title} ${lang}`;
  const known = read.get(key);
  if (known) return known;
  const asked = api.rules(title, lang);
  read.set(key, asked);
  asked.catch(() => read.delete(key));
  return asked;
}
