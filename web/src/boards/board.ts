import { type Component, type Snippet, getContext, setContext } from 'svelte';
import type { Answer, Changes, Content, Game, News, Table, Views, Why } from '../api/types';
import type { Told } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import type { TitleLanguage } from '../words/language';
import type { Data } from './parts/read';
import type { Token } from './parts/signs';

/** What a board sees of a table, running or replayed. */
export interface BoardState<View = Game['view']> {
  readonly table: Table | null;
  readonly game: Game<View> | null;
  readonly content: Content | null;
  readonly names: string[];
  readonly language: TitleLanguage;
  readonly seat: number;
  readonly eye: number;
  readonly answers: Answer[];
  readonly underway?: boolean; // an answer of mine: the answers stay listed for a moment
  preview: Answer | null;
  answer(word: string): Answer | undefined;
  label(answer: Answer): string;
  choose(word: string, before?: boolean): void;
  explain(word: string): Promise<Why | undefined>;
  /** The place of an answer among the likely best ones, where a coach has told it; 0: none. */
  rank?(word: string): number;
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

/** `offer` is the place for the question, `side` for the log and what is beside it. */
export interface BoardProps<View = Game['view']> {
  state: BoardState<View>;
  offer: Snippet;
  side: Snippet;
}

/** How the news of a title read as lines of the log. Kinds of news are called by their names. */
export interface LogStyle {
  /** With these something begins or ends for everybody, or somebody's turn: a line that parts. */
  parts: string[];
  /** These belong to what the same seat was told just before, if it was one of these, and stand in its line. */
  joins: Record<string, string[] | 'anything'>;
  /** These are told before what they belong to, and are read after it: a price. */
  opens: string[];
  /** The drawing of a line, "" where it needs none. */
  icon(news: News): string;
}

export interface BoardModule<View = Game['view']> {
  /** The whole table. */
  Board: Component<BoardProps<View>>;
  /** The choices of the present question as big as possible, for these kinds of it; otherwise the generic panel. */
  Offer: Component<{ state: BoardState<View> }> | null;
  offers: string[];
  Components: Component<{ document: Data; language: TitleLanguage }>;
  stages(game: Game<View>, language: TitleLanguage, document: Data): Stage[];
  changes(changes: Changes, language: TitleLanguage): Change[];
  /** In a replay, what the seat that is looked through has before it to choose from. */
  Shown?: Component<{ state: BoardState<View> }>;
  /** What is printed on the pieces that an answer is about. */
  notes?(answer: Answer, state: BoardState<View>): Token[];
  log?: LogStyle;
}

type Boards = { [Title in keyof Views]?: () => Promise<BoardModule<Views[Title]>> };

const BOARDS: Boards = {
  hadara: async () => (await import('./hadara')).BOARD,
  heroes: async () => (await import('./heroes')).BOARD,
  tapestry: async () => (await import('./tapestry')).BOARD,
  horizon: async () => (await import('./horizon')).BOARD,
};

const isKnown = (title: string): title is keyof Views => Object.hasOwn(BOARDS, title);

/** The board of a title: its own, or the plain one that can draw every view. It comes with the title's words. */
export async function loadBoard(title: string): Promise<BoardModule> {
  const [board] = await Promise.all([boardOf(title), words.need(title)]);
  return board;
}

/** Here views get their types: a table of a title has the view that its title declares. */
async function boardOf(title: string): Promise<BoardModule> {
  const own = isKnown(title) ? await BOARDS[title]?.() : undefined;
  return (own as BoardModule | undefined) ?? (await import('./plain')).BOARD;
}

const KEY = Symbol('board');

export function provide(state: BoardState): void {
  setContext(KEY, state);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
