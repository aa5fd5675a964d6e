import type { Component } from 'svelte';
import type { TitleLanguage } from '../words/language';
import type { Data } from './parts/read';

/** What the rules page knows of a title: its terms, and which of them are drawn beside which clause. */
export interface Glossary {
  /** Every symbol, track, card kind and term, with the clause that tells more. Its text is `gloss-<id>`. */
  terms: Record<string, string>;
  /** Terms that are drawn beside a clause, and beside a section of the page for a first game. */
  beside: Record<string, string[]>;
  first: Record<string, string[]>;
  /** Terms that have a drawing: the board's own. */
  drawn: string[];
  Picture: Component<{ term: string; document: Data; language: TitleLanguage }>;
}

const GLOSSARIES: Record<string, () => Promise<{ GLOSSARY: Glossary }>> = {
  hadara: () => import('./hadara/glossary'),
  heroes: () => import('./heroes/glossary'),
  tapestry: () => import('./tapestry/glossary'),
  horizon: () => import('./horizon/glossary'),
};

/** The glossary of a title; none where the client was built without one. */
export async function loadGlossary(title: string): Promise<Glossary | null> {
  return Object.hasOwn(GLOSSARIES, title) ? ((await GLOSSARIES[title]?.())?.GLOSSARY ?? null) : null;
}
