// The protocol between the table and the browser, as docs/protocol.md tells it.

export type Args = Record<string, number | string>;

export interface Message {
  message: string;
  args: Args;
}

export interface Option {
  name: string;
  choices: string[];
  default: string;
  seats: number[] | null;
}

export interface Kind {
  name: string;
  clause: string;
  facts: string[];
  about: string[];
  spans: { name: string; nouns: string[] }[];
}

export interface Title {
  name: string;
  version: number;
  seats: number[];
  options: Option[];
  nouns: Record<string, string[]>;
  kinds: Kind[];
  news: { name: string; data: string[]; secret: string[] }[];
  score: string[];
  bots: string[];
  content: { digest: string; provenance: Record<string, number> };
}

export interface Titles {
  languages: string[];
  titles: Title[];
}

export interface Content {
  digest: string;
  document: Record<string, unknown>;
}

export interface Clause {
  id: string;
  number: string;
  text: string;
}

export interface Rules {
  title: string;
  lang: string;
  name: string;
  intro: string;
  chapters: { number: string; name: string; clauses: Clause[] }[];
}

export interface Me {
  name: string;
  login: string | null;
  guest: boolean;
  known: boolean;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'free';
  name: string;
  mine: boolean;
  level: string;
  link: string | null;
  stand_in: string;
}

export type Pace = 'instant' | 'fast' | 'normal' | 'slow';

export interface Proposal {
  id: number;
  kind: string;
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface ClockRules {
  move: number | null;
  game: number | null;
  bot: string | null;
}

export interface Table {
  id: string;
  title: string;
  state: 'gathering' | 'playing' | 'finished' | 'closed';
  open: boolean;
  created: number;
  changed: number;
  host: boolean;
  options: Record<string, string>;
  content: { digest: string; own: boolean };
  seats: Seat[];
  eyes: number[];
  start: 'full' | 'host';
  pace: Pace;
  clock: ClockRules;
  watch: string | null;
  proposal: Proposal | null;
  rematch: string | null;
  from: { table?: string | null; step?: number } | null;
  uploaded: boolean;
  turn: number[];
  result: { totals: number[]; places: number[]; over: boolean } | null;
}

export type Changes = Record<string, number[]>;

export interface Answer {
  word: string;
  span: string;
  numbers: Record<string, number>;
  facts: Record<string, number>;
  label: Message;
  changes: Changes | null;
}

export interface Question {
  number: number;
  kind: string;
  clause: string;
  about: Message;
  answers: Answer[];
}

export interface News {
  name: string;
  message: string;
  seat: number;
  data: Record<string, number>;
  secret: Record<string, number> | null;
}

export interface Scores {
  lines: string[];
  points: (number | null)[][];
  totals: (number | null)[];
  places: number[] | null;
  rivals: { message: string; points: number[]; total: number; place: number | null }[]; // who scores without a seat
}

export interface Clock {
  seat: number;
  move: number | null;
  game: number | null;
  running: boolean;
}

export interface Game {
  type: 'game';
  eye: number;
  number: number;
  since: number | null;
  over: boolean;
  view: Record<string, unknown>;
  question: Question | null;
  sealed: { number: number; word: string; label: Message } | null;
  waiting: number[];
  undo: boolean;
  news: News[];
  scores: Scores;
  clocks: Clock[];
  now: number;
}

export interface Answered {
  seat: number;
  kind: string;
  word: string;
  label: Message;
}

export interface Replay extends Game {
  step: number;
  steps: number;
  answered: Answered | null;
  asked: { seat: number; kind: string; clause: string; about: Message }[];
}

export interface Story {
  steps: number;
  answers: (Answered & { step: number })[];
  totals: number[][];
}

export interface Chat {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Why {
  word: string;
  clause: string;
  message: string;
}

export type LiveMessage =
  | Game
  | { type: 'table'; table: Table }
  | { type: 'chat'; messages: Chat[] }
  | { type: 'error'; error: Message }
  | { type: 'pong' };

export interface NewTable {
  title: string;
  seats: { kind: 'me' | 'bot' | 'friend'; level?: string; name?: string }[];
  options?: Record<string, string>;
  content?: string | null;
  open?: boolean;
  start?: 'full' | 'host';
  pace?: Pace;
  clock?: ClockRules;
  from?: { table?: string; record?: string; step: number } | null;
}
