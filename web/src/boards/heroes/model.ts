import type { Changes, Game } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState, Change, Stage } from '../board';
import { data, num } from '../parts/read';

export interface Army {
  general: boolean;
  quake: boolean;
  away: boolean;
}

export interface Tribe {
  people: number;
  special: number;
  fallen: boolean;
  cities: number;
  fortresses: number;
  stones: number;
  roads: number[];
  due: number;
  armies: Army[];
  hand: number[];
  unknown: number;
  waiting: number[];
  drafts: number;
  kept: number;
  broken: number;
  strength: number;
}

export interface Pledge {
  what: string;
  about: number;
}

export interface Pinned {
  number: number;
  open: boolean;
  by: number;
  to: number;
  give: number[];
  want: number[];
  vow: Pledge | null;
  wish: Pledge | null;
  reply: number;
  request: boolean;
}

export interface Unit {
  hero: boolean;
  general: boolean;
  hero_general: boolean;
  fought: boolean;
  destroyed: boolean;
  card: number;
}

export interface Battle {
  attacker: number;
  barbarians: boolean;
  defender: number;
  goal: string;
  wins: number; // duels that the attacker has won
  lines: Unit[][];
  swords: number[][];
}

export interface View {
  round: number;
  starter: number;
  turn: number;
  fair: boolean;
  stock: Record<string, number>;
  deck: number;
  discards: number[];
  players: Tribe[];
  offers: Pinned[];
  draft: Pinned | null;
  promises: { by: number; to: number; pledge: Pledge | null }[];
  battle: Battle | null;
}

export interface Item {
  id: string;
  cost: Record<string, number>;
}

/** Stones of a whole monument, as the table's facts tell it. */
export const stonesOf = ({ content }: Pick<BoardState, 'content'>): number =>
  num(data(content?.document['monument']), 'stones');

export const viewOf = (game: Game): View => game.view as unknown as View;

/** What lies in a row of counts, one for each kind of card. */
export function cardsIn(counts: number[]): { card: number; count: number }[] {
  return counts.flatMap((count, card) => (count ? [{ card, count }] : []));
}

export const sum = (counts: number[]): number => counts.reduce((all, each) => all + each, 0);

export const handSize = (tribe: Tribe): number => sum(tribe.hand) + tribe.unknown;

/** Duels won by the attacker and by the defender, whose are the attacking armies that fell. */
export const winsOf = (battle: Battle): number[] => [
  battle.wins,
  battle.lines[0]?.filter((unit) => unit.destroyed).length ?? 0,
];

export function pledgeText(pledge: Pledge, language: TitleLanguage): string {
  if (pledge.about < 0) return language.say(`pledge-${pledge.what}`);
  return language.say(`term-${pledge.what}`, { seat: language.value('seat', pledge.about) });
}

export function stages(game: Game, language: TitleLanguage): Stage[] {
  const view = viewOf(game);
  const turn = language.say('term-turn', { seat: language.value('seat', view.turn) });
  return [
    { name: language.say('term-round', { round: view.round }), on: false },
    { name: view.fair ? language.say('term-fair') : turn, on: true },
  ];
}

const NAMES: Record<string, string> = {
  cities: 'cities',
  stones: 'monument',
  'armies.length': 'armies',
  fortresses: 'fortresses',
  'roads.length': 'roads',
};

/** What an answer changes on my own board, and how my hand grows or shrinks. */
export function changes(found: Changes, language: TitleLanguage): Change[] {
  return Object.entries(found).flatMap(([path, [before, after]]): Change[] => {
    const name = NAMES[path];
    if (before === undefined || after === undefined) return [];
    if (name) return [{ name: language.say(`term-${name}`), before, after }];
    const [head, card] = path.split('.');
    if (head === 'hand' && card) return [{ name: String(language.value('card', Number(card))), before, after }];
    return [];
  });
}
