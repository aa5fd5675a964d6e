import type { Answer, Changes, Game, Schemas } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState as AnyBoardState, Change, Stage } from '../board';
import { type Data, list } from '../parts/read';
import type { Token } from '../parts/signs';

export const TRACK_IDS = ['exploration', 'science', 'military', 'technology'];
export const RESOURCE_IDS = ['coin', 'worker', 'food', 'culture'];
export const BUILDING_IDS = ['farm', 'house', 'market', 'armory'];
export const TERRAIN_IDS = ['sea', 'desert', 'forest', 'grassland', 'mountain'];

export type View = Schemas['TapestryView'];
export type Player = Schemas['TapestryPlayer'];
export type Hex = Schemas['TapestryHex'];
export type BoardState = AnyBoardState<View>;

const IN_CAPITAL = ['build', 'raise', 'swap', 'swap-with'];

/** The question is answered by pointing at plots of my own capital. */
export function inCapital(board: Pick<BoardState, 'game' | 'seat'>): boolean {
  return board.seat >= 0 && IN_CAPITAL.includes(board.game?.question?.kind ?? '');
}

/** An effect as one word, which is the name of its text. */
export function spell(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(spell).join('-or-') : 'none';
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${key.replaceAll('_', '-')}-${spell(each)}`)
      .join('-');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** What an effect does, in words; "" where the title has none for it. */
export function effectText(value: unknown, language: TitleLanguage): string {
  return value === undefined ? '' : language.known('effect', spell(value));
}

export function seatName(board: BoardState, seat: number): string {
  const extra = seat - board.names.length;
  if (extra < 0) return board.names[seat] ?? '';
  const level = board.game?.view.level ?? 0;
  return board.language.say(`bot-${level && extra === 0 ? 'automa' : 'shadow'}`);
}

export const entry = (document: Data, noun: string, at: number): Data => list(document, noun)[at] ?? {};

/** The print of a space of a track; the start has none. */
export function placeOf(document: Data, track: number, space: number): Data {
  const id = TRACK_IDS[track];
  return list(document, 'place').find((place) => place['track'] === id && place['space'] === space) ?? {};
}

/** The number of the landmark that is printed on a space, or -1. */
export const landmarkAt = (document: Data, track: number, space: number): number =>
  list(document, 'landmark').findIndex(({ id }) => id === placeOf(document, track, space)['landmark']);

export function technologyText(technology: number, document: Data, language: TitleLanguage): string {
  const print = entry(document, 'technology', technology);
  return `○ ${effectText(print['circle'], language)} · □ ${effectText(print['square'], language)}`;
}

/** What a civilization does, in the version that this table plays. */
export function civilizationText(civilization: number, document: Data, language: TitleLanguage): string {
  const { id, version } = entry(document, 'civilization', civilization);
  const text = `term-civilization-${String(id)}${version ? `-${String(version)}` : ''}`;
  return language.has(text) ? language.say(text) : '';
}

/** What the pieces of an answer do, where its label does not say it. */
export function notes(answer: Answer, board: BoardState): Token[] {
  const { language } = board;
  const document = board.content?.document ?? {};
  const said: string[] = [];
  const { civilization, card, technology, tile, voyage } = answer.numbers;
  const has = (id: string): void => {
    if (language.has(id)) said.push(language.say(id));
  };
  if (civilization !== undefined) said.push(civilizationText(civilization, document, language));
  if (card !== undefined) has(`term-card-${idOf(document, 'card', card)}`);
  if (technology !== undefined && !answer.facts['effect']) said.push(technologyText(technology, document, language));
  if (tile !== undefined) said.push(effectText(entry(document, 'tile', tile)['benefit'], language));
  if (voyage !== undefined) said.push(effectText(entry(document, 'space', voyage)['benefit'], language));
  return said.filter(Boolean);
}

export const idOf = (document: Data, noun: string, at: number): string => String(entry(document, noun, at)['id'] ?? '');

export function stages({ view, eye }: Game<View>, language: TitleLanguage): Stage[] {
  const me = view.players[eye] ?? view.players[view.active];
  return me ? [{ name: `${language.say('term-era')} ${me.era}`, on: true }] : [];
}

export function changes(found: Changes, language: TitleLanguage): Change[] {
  return Object.entries(found).flatMap(([path, [before, after]]): Change[] => {
    const name = nameOf(path, language);
    return name && before !== undefined && after !== undefined ? [{ name, before, after }] : [];
  });
}

function nameOf(path: string, language: TitleLanguage): string {
  const [head = '', at = '', part = ''] = path.split('.');
  const number = Number(at);
  if (path === 'points' || path === 'era' || path === 'outposts') return language.say(`term-${path}`);
  if (head === 'resources') return language.say(`resource-${RESOURCE_IDS[number] ?? ''}`);
  if (head === 'built') return language.say(`building-${BUILDING_IDS[number] ?? ''}`);
  if (head === 'tokens' && part === '1') return language.say(`track-${TRACK_IDS[number] ?? ''}`);
  if (path === 'hand.length') return language.say('term-cards');
  if (path === 'tiles.length' || path === 'technologies.length') return language.say(`term-${head}`);
  return '';
}
