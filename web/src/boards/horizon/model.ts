import type { Changes, Game, Schemas } from '../../api/types';
import { kept } from '../../state/kept';
import type { TitleLanguage } from '../../words/language';
import type { BoardState as AnyBoardState, Change, Stage } from '../board';
import { named } from '../parts/changes';
import { type Data, capital, list, num } from '../parts/read';
import { SYMBOLS } from './symbols';

export const TRACK_IDS = ['food', 'economy', 'infrastructure'];
export const UNITS_OF_A_KIND = 8; // settlers have the first numbers, soldiers the next

export type View = Schemas['HorizonView'];
export type Place = Schemas['HorizonPlace'];
export type Player = Schemas['HorizonPlayer'];
export type BoardState = AnyBoardState<View>;

const NOTHING: Data = {};
const printed = new WeakMap<Data, Map<string, Data[]>>();

/** All that is printed of a kind. It never changes, and is read again and again. */
export function entries(document: Data, noun: string): Data[] {
  const known = printed.get(document) ?? new Map<string, Data[]>();
  printed.set(document, known);
  const found = known.get(noun) ?? list(document, noun);
  known.set(noun, found);
  return found;
}
export const entry = (document: Data, noun: string, at: number): Data => entries(document, noun)[at] ?? NOTHING;
export const documentOf = (board: Pick<BoardState, 'content'>): Data => board.content?.document ?? NOTHING;

const PRINTED = 8;
/** What is printed on an action: the eight of the board come first, then those of the technologies. */
export const actionEntry = (document: Data, action: number): Data =>
  action < PRINTED ? entry(document, 'action', action) : entry(document, 'technology', action - PRINTED);

/** An action in a few words. */
export const actionName = (board: Pick<BoardState, 'language' | 'content'>, action: number): string =>
  action < PRINTED
    ? board.language.say(`term-do-${String(actionEntry(documentOf(board), action)['id'])}`)
    : String(board.language.value('technology', action - PRINTED));

export const actionOf = (technology: number): number => PRINTED + technology;

/** The spaces of an action at this number of players: by number, what they cost more, and who stands there. */
export interface Space {
  space: number;
  coin: number;
  shared: boolean;
  seats: number[];
}
export function spacesOf(document: Data, players: Player[], action: number): Space[] {
  return list(actionEntry(document, action), 'spaces').flatMap((space, number): Space[] => {
    const meant = Array.isArray(space['players']) ? space['players'] : [];
    if (!meant.includes(players.length)) return [];
    const seats = players.flatMap((p, seat) => (p.action === action && p.space === number ? [seat] : []));
    return [{ space: number, coin: num(space, 'coin'), shared: space['shared'] === true, seats }];
  });
}

/** The cells of a row from the first on, and how many of them are open. */
export const cellsOf = (document: Data, track: string): Data[] =>
  entries(document, 'cell').filter((cell) => cell['track'] === track);
export const openCells = (document: Data, player: Player, track: string): number =>
  cellsOf(document, track).length - (player.cubes[track] ?? 0);

/** Remembers what it was last given, and keeps every part of it that is the same again. */
export function steady<T>(): (fresh: T) => T {
  let before: T | null = null;
  return (fresh) => (before = kept(before, fresh));
}

const FIELD = 5; // places before the territories: the cradle and four start tiles
export const territoryOf = (document: Data, place: number): Data => entry(document, 'territory', place - FIELD);

const PHASES = ['action', 'expansion', 'production', 'goal'];

/** The round, then the four phases of the turn. */
export function stages({ view }: Game<View>, language: TitleLanguage): Stage[] {
  if (!view.round) return []; // governments are chosen before the first one
  const round = capital(language.say('term-round', { n: view.round }));
  const last = view.round === view.last_round ? [{ name: capital(language.say('term-last')), on: true }] : [];
  const phases = PHASES.map((id) => ({ name: capital(language.say(`term-phase-${id}`)), on: id === view.phase }));
  return [{ name: round, on: false }, ...last, ...phases];
}

/** What is answered on one's own board. */
export const OWN = ['invest', 'cube', 'produce', 'exchange'];

/** The numbers that an answer can change: how they are called and drawn. */
export const CHANGES: Record<string, { icon: string; term: string }> = {
  coins: { icon: SYMBOLS.coin, term: 'term-coins' },
  active: { icon: SYMBOLS.piece, term: 'term-active' },
  settle_tokens: { icon: SYMBOLS.village, term: 'token-settle' },
  fortify_tokens: { icon: SYMBOLS.city, term: 'token-fortify' },
  'technologies.length': { icon: SYMBOLS.technology, term: 'term-techs' },
  'leaders.length': { icon: SYMBOLS.leader, term: 'term-leaders' },
  'structures.length': { icon: SYMBOLS.structure, term: 'term-display' },
  'cubes.food': { icon: SYMBOLS.food, term: 'track-food' },
  'cubes.economy': { icon: SYMBOLS.economy, term: 'track-economy' },
  'cubes.infrastructure': { icon: SYMBOLS.infrastructure, term: 'track-infrastructure' },
  invested: { icon: SYMBOLS.invested, term: 'term-invested' },
};

export const changes = (found: Changes, language: TitleLanguage): Change[] =>
  named(found, (path) => (CHANGES[path] ? language.say(CHANGES[path].term) : ''));
