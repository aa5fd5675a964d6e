import type { Game } from './types';

/**
 * A reply that the page has brought along, instead of a request for it; undefined where it has brought none. Each is
 * there once: whoever asks again wants to know how things stand now.
 */
export function brought<T>(path: string): T | undefined {
  const all = document.querySelectorAll<HTMLScriptElement>('script[data-path]');
  const node = Array.from(all).find((each) => each.dataset['path'] === path);
  node?.remove();
  return node ? (JSON.parse(node.text) as T) : undefined;
}

/** The game of a table through one of these eyes: the page has brought it through one only. */
export function broughtGame(table: string, eyes: number[]): Game | undefined {
  return eyes
    .map((eye) => brought<Game>(`/api/tables/${table}/game?eye=${eye}&since=0`))
    .find((game) => game !== undefined);
}
