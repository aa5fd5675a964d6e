import { type Component, type Snippet, getContext, setContext } from 'svelte';
import type { Answer, Changes, Content, Game, Table, Why } from '../api/types';
import type { Told } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import type { TitleLanguage } from '../words/language';
import type { Token } from './parts/signs';

/** What a board sees of a table, running or replayed. */
export interface BoardState {
  readonly table: Table | null;
  readonly game: Game | null;
  readonly content: Content | null;
  readonly names: string[];
  readonly language: TitleLanguage;
  readonly seat: number;
  readonly eye: number;
  readonly answers: Answer[];
  preview: Answer | null;
  answer(word: string): Answer | undefined;
  label(answer: Answer): string;
  choose(word: string): void;
  explain(word: string): Promise<Why | undefined>;
  onNews(before: () => void, after: (told: Told) => void): () => void;
}

export interface Stage {
  name: string;
  on: boolean;
}

/** A number that an answer would change, in words. */
export interface Change {
  name: string;
  before: number;
  after: number;
}

export interface BoardModule {
  /** The whole table; `offer` is the place for the question, `side` for the log and what is beside it. */
  Board: Component<{ state: BoardState; offer: Snippet; side: Snippet }>;
  /** The choices of the present question as big as possible; null: the generic panel. */
  Offer: Component<{ state: BoardState }> | null;
  offers(kind: string): boolean;
  Components: Component<{ document: Record<string, unknown>; language: TitleLanguage }>;
  stages(game: Game, language: TitleLanguage): Stage[];
  changes(changes: Changes, language: TitleLanguage): Change[];
  /** What is printed on the pieces that an answer is about. */
  notes?(answer: Answer, state: BoardState): Token[];
}

/** The board of a title: its own, or the plain one that can draw every view. It comes with the title's words. */
export async function loadBoard(title: string): Promise<BoardModule> {
  const [board] = await Promise.all([boardOf(title), words.need(title)]);
  return board;
}

async function boardOf(title: string): Promise<BoardModule> {
  if (title === 'hadara') return (await import('./hadara')).BOARD;
  if (title === 'heroes') return (await import('./heroes')).BOARD;
  if (title === 'tapestry') return (await import('./tapestry')).BOARD;
  if (title === 'horizon') return (await import('./horizon')).BOARD;
  return (await import('./plain')).BOARD;
}

const KEY = Symbol('board');

export function provide(state: BoardState): void {
  setContext(KEY, state);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
