import type { Answer, Changes, Game, Schemas } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState as AnyBoardState, Change, Stage } from '../board';
import { named } from '../parts/changes';
import { type Data, data, list, text, values } from '../parts/read';
import type { Token } from '../parts/signs';

export const TRACK_IDS = ['exploration', 'science', 'military', 'technology'];
export const RESOURCE_IDS = ['coin', 'worker', 'food', 'culture'];
export const BUILDING_IDS = ['farm', 'house', 'market', 'armory'];
export const TERRAIN_IDS = ['sea', 'desert', 'forest', 'grassland', 'mountain'];

export type View = Schemas['TapestryView'];
export type Player = Schemas['TapestryPlayer'];
export type Hex = Schemas['TapestryHex'];
export type BoardState = AnyBoardState<View>;

/** What an effect that an entry has under a name does, in words; "" where it has none. */
export function effectText(from: Data, name: string, language: TitleLanguage): string {
  const effect = values(data(from['effects']))[name];
  return effect === undefined ? '' : String(language.value('effect', effect));
}

/** What the bonus of a space buys, and its price. */
export function bonusText(place: Data, language: TitleLanguage): string {
  return 'buys' in place ? language.say('term-bonus', language.values(values(data(place['buys'])))) : '';
}

/** Who plays on a seat, or by itself. */
export const seatName = (board: BoardState, seat: number): string =>
  board.names[seat] ?? String(board.language.value('bot', board.game?.view.players[seat]?.bot ?? -1));

const lists = new WeakMap<Data, Map<string, Data[]>>();

/** All that the box has of something. It is printed: what was read once stays so. */
export function entries(document: Data, noun: string): Data[] {
  const known = lists.get(document) ?? new Map<string, Data[]>();
  lists.set(document, known);
  const found = known.get(noun) ?? list(document, noun);
  known.set(noun, found);
  return found;
}

export const entry = (document: Data, noun: string, at: number): Data => entries(document, noun)[at] ?? NOTHING;

const NOTHING: Data = {};

/** The print of a space of a track; the start has none. */
export function placeOf(document: Data, track: number, space: number): Data {
  const id = TRACK_IDS[track];
  return entries(document, 'place').find((place) => place['track'] === id && place['space'] === space) ?? NOTHING;
}

/** The number of the landmark that is printed on a space, or -1. */
export function landmarkAt(document: Data, track: number, space: number): number {
  const { landmark } = placeOf(document, track, space);
  return entries(document, 'landmark').findIndex(({ id }) => id === landmark);
}

export function technologyText(technology: number, document: Data, language: TitleLanguage): string {
  const print = entry(document, 'technology', technology);
  return `○ ${effectText(print, 'circle', language)} · □ ${effectText(print, 'square', language)}`;
}

const told = (id: string, language: TitleLanguage): string => (language.has(id) ? language.say(id) : '');

/** What a civilization does, in the version that this table plays. */
export function civilizationText(civilization: number, document: Data, language: TitleLanguage): string {
  const { id, version } = entry(document, 'civilization', civilization);
  return told(`term-civilization-${String(id)}${version ? `-${String(version)}` : ''}`, language);
}

export const cardText = (card: number, document: Data, language: TitleLanguage): string =>
  told(`term-card-${text(entry(document, 'card', card), 'id')}`, language);

/** What the pieces of an answer do, where its label does not say it. */
export function notes(answer: Answer, board: BoardState): Token[] {
  const { language } = board;
  const document = board.content?.document ?? {};
  const said: string[] = [];
  const { civilization, card, technology, tile, voyage } = answer.numbers;
  if (civilization !== undefined) said.push(civilizationText(civilization, document, language));
  if (card !== undefined) said.push(cardText(card, document, language));
  if (technology !== undefined && !answer.facts['effect']) said.push(technologyText(technology, document, language));
  if (tile !== undefined) said.push(effectText(entry(document, 'tile', tile), 'benefit', language));
  if (voyage !== undefined) said.push(effectText(entry(document, 'space', voyage), 'benefit', language));
  return said.filter(Boolean);
}

export function stages({ view, eye }: Game<View>, language: TitleLanguage): Stage[] {
  const me = view.players[eye] ?? view.players[view.active];
  return me ? [{ name: `${language.say('term-era')} ${me.era}`, on: true }] : [];
}

export const changes = (found: Changes, language: TitleLanguage): Change[] =>
  named(found, (path) => nameOf(path, language));

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
