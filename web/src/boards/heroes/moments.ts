// What nobody should miss, one after another in the order in which it happened: disasters, battles, claims and falls.

import type { News } from '../../api/types';
import { type Tale, tellBattle } from './tale';

export interface Blow {
  kind: 'blow';
  card: string; // the name of its kind
  by: number; // who drew it, -1 where the news do not say
  hit: number[]; // the seats that it hits
  lines: News[]; // what was told of it
  over: boolean; // otherwise it waits for an answer
}

export type Moment =
  | { kind: 'battle'; tale: Tale }
  | Blow
  | { kind: 'claim'; seat: number; lines: News[] }
  | { kind: 'fall'; seat: number; lines: News[] };

export interface Moments {
  queue: Moment[];
  tale: Tale | null; // the battle to which more can still be added
}

const AIMED: Record<string, string> = { 'struck-army': 'earthquake', 'struck-city': 'volcano' };
const STRUCK: Record<string, string> = { shook: 'earthquake', erupted: 'volcano', starved: 'famine' };
const ONWARDS = ['turn', 'trading', 'fair'];

/** The moments that are still to be seen after these news; `kinds` are the names of cards. */
export function tellMoments(before: Moments, news: News[], kinds: string[]): Moments {
  return news.reduce<Moments>(({ queue, tale }, told) => {
    const next = tellBattle(tale, [told]);
    return { queue: moment(battle(queue, tale, next), told, kinds), tale: next };
  }, before);
}

function battle(queue: Moment[], before: Tale | null, tale: Tale | null): Moment[] {
  if (!tale || tale === before) return queue;
  const at = queue.findIndex((each) => each.kind === 'battle' && each.tale === before);
  return at < 0 ? [...queue, { kind: 'battle', tale }] : queue.with(at, { kind: 'battle', tale });
}

function moment(queue: Moment[], told: News, kinds: string[]): Moment[] {
  const { name, seat, data } = told;
  const aimed = AIMED[name];
  if (aimed)
    return [
      ...queue,
      { kind: 'blow', card: aimed, by: seat, hit: [data['other-seat'] ?? -1], lines: [told], over: false },
    ];
  if (name === 'saved') return struck(queue, kinds[data['card'] ?? -1] ?? '', told);
  if (STRUCK[name]) return struck(queue, STRUCK[name], told);
  if (name === 'claim' || name === 'claim-lapsed') return [...queue, { kind: 'claim', seat, lines: [told] }];
  if (name === 'fell') return [...queue, { kind: 'fall', seat, lines: [told] }];
  if (!ONWARDS.includes(name) || queue.every(isOver)) return queue;
  return queue.map((each) => (each.kind === 'blow' ? { ...each, over: true } : each));
}

/** What came of a blow: of the one that waits, or, where a card hits many, of the one before. */
function struck(queue: Moment[], card: string, told: News): Moment[] {
  const at = queue.findLastIndex((each) => each.kind === 'blow' && each.card === card && waits(each, told));
  const found = queue[at];
  if (found?.kind !== 'blow')
    return [...queue, { kind: 'blow', card, by: -1, hit: [told.seat], lines: [told], over: true }];
  const hit = [...new Set([...found.hit, told.seat])];
  return queue.with(at, { ...found, hit, lines: [...found.lines, told], over: true });
}

const waits = (blow: Blow, { name, seat }: News): boolean =>
  name === 'starved' || blow.card === 'famine' || (!blow.over && blow.hit.includes(seat));

/** Nothing more can come of it. */
export const isOver = (moment: Moment): boolean => moment.kind !== 'blow' || moment.over;

const PACES: Record<string, number> = { slow: 1.4, normal: 1, fast: 0.8, instant: 0.7 };

/** How long everything takes at the pace of a table, as a part of what is usual. */
export const paceOf = (pace = 'normal'): number => PACES[pace] ?? 1;

export const DARKENS = 300; // milliseconds until the table is dark
export const FLIES = 600;
export const STRIKES = 800;
const READ = 900; // for each sentence, after it was seen
const CLAIM = 2500;
export const FALL = 1000;
const OUTCOME = 2500; // of a battle, where something comes after it

/** For how long a moment is seen; without end where it waits for an answer, or for whoever has watched a battle. */
export function lasting(moment: Moment, more: boolean): number {
  if (moment.kind === 'battle') return more ? OUTCOME : Infinity;
  if (moment.kind === 'claim') return CLAIM;
  if (moment.kind === 'fall') return FALL + READ;
  return moment.over ? DARKENS + FLIES + STRIKES + moment.lines.length * READ : Infinity;
}
