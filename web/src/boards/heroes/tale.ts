// A battle as the news tell it: it can be over before anybody is asked anything.

import type { News } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { Battle } from './model';

export interface Duel {
  cards: [number, number]; // of the attacker, of the defender
  totals: [number, number];
}

export interface Tale {
  attacker: number; // -1: barbarians
  defender: number;
  goal: number; // -1: told by the spoils
  duels: Duel[];
  after: News[]; // what came of it
  began: News | null; // what told of it first
}

const AFTER = [
  'called-off',
  'victorious',
  'took-cities',
  'took-card',
  'took-stones',
  'raided-card',
  'raided-stones',
  'fell',
];
const EVENTS = [
  'boomed',
  'struck-army',
  'struck-city',
  'shook',
  'erupted',
  'starved',
  'saved',
  'come',
  'attacked',
  'road-built',
  'road-refused',
  'promise-broken',
  'claim',
  'claim-lapsed',
  'fell',
];

/** The battle of these news: one that begins in them, or the one before with what they add; null where there is none. */
export function tellBattle(before: Tale | null, news: News[]): Tale | null {
  let tale = before;
  for (const told of news) {
    const { name, seat, data } = told;
    if (name === 'attacked')
      tale = {
        attacker: seat,
        defender: data['other-seat'] ?? -1,
        goal: data['goal'] ?? -1,
        duels: [],
        after: [],
        began: told,
      };
    else if (name === 'come') tale = { attacker: -1, defender: seat, goal: -1, duels: [], after: [], began: told };
    else if (!tale) continue;
    else if (name === 'duel') tale = { ...tale, duels: [...tale.duels, duelOf(data)] };
    else if (AFTER.includes(name)) tale = { ...tale, after: [...tale.after, told] };
    else if (name === 'turn' || name === 'fair') tale = tale === before ? null : tale;
  }
  return tale;
}

/** The battle that a view shows, for whoever has not heard how it began. */
export const taleOf = ({ barbarians, attacker, defender, goal }: Battle, rows: number[][], goals: string[]): Tale => ({
  attacker: barbarians ? -1 : attacker,
  defender,
  goal: goals.indexOf(goal),
  duels: duelsOf(rows),
  after: [],
  began: null,
});

const duelOf = (data: Record<string, number>): Duel => ({
  cards: [data['strength'] ?? 0, data['other-strength'] ?? 0],
  totals: [data['total'] ?? 0, data['other-total'] ?? 0],
});

/** The same of a view: the duels of the battle so far, four numbers each. */
export const duelsOf = (rows: number[][]): Duel[] =>
  rows.map(([a = 0, all = 0, b = 0, both = 0]) => ({ cards: [a, b], totals: [all, both] }));

/** 0: the attacker has won a duel, 1: the defender, -1: nobody. */
export const winnerOf = ({ totals: [a, b] }: Duel): number => (a > b ? 0 : a < b ? 1 : -1);

/** Who fights: a player, or barbarians, who have no seat. */
export const nameOf = (seat: number, names: string[], language: TitleLanguage): string =>
  seat < 0 ? language.say('card-barbarians') : (names[seat] ?? '');

/** What nobody should miss. */
export const eventsIn = (news: News[]): News[] => news.filter(({ name }) => EVENTS.includes(name));
