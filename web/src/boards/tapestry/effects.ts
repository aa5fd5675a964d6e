// An effect, as the content writes it, drawn with symbols.

import { type Data, data, isData } from '../parts/read';
import { RESOURCE_IDS, entry } from './model';

/** A symbol, how many of it, and what is drawn over it; or a mark between symbols. */
export interface Sign {
  sign: string;
  count: number;
  arrow?: 'up' | 'down'; // a step on a track
  bare?: boolean; // without benefit and bonus
  star?: boolean; // anywhere
}
export type Token = Sign | string;

export const OR = '/';
export const THEN = '›';
export const PAYS = '▸';
export const TIMES = '×';

const PER: Record<string, string> = {
  technologies: 'invent',
  tapestries: 'cards',
  farms: 'farm',
  houses: 'house',
  markets: 'market',
  armories: 'armory',
  leads: 'special',
};
const PRICES: Record<string, string> = { resources: 'any', tiles: 'tiles', cards: 'cards', technologies: 'invent' };
const COUNTED = ['tiles', 'cards', 'space'];
const PLAIN = ['voyage', 'upgrade', 'refresh', 'civilization', 'again', 'ground', 'overplay'];

const one = (sign: string, more: Partial<Sign> = {}): Sign => ({ sign, count: 1, ...more });

const joined = (parts: unknown, mark: string): Token[] =>
  (Array.isArray(parts) ? parts : []).flatMap((part, i): Token[] =>
    i && mark ? [mark, ...tokens(part)] : tokens(part),
  );

const NONE: Token[] = [];
const known = new WeakMap<Data, Token[]>();

/** An effect as symbols and the marks between them. */
export function tokens(effect: unknown): Token[] {
  if (!isData(effect)) return NONE;
  const found = known.get(effect) ?? read(effect);
  known.set(effect, found);
  return found;
}

const read = (effect: Data): Token[] =>
  Object.keys(effect).length ? (whole(effect) ?? gains(effect) ?? deeds(effect) ?? [one('special')]) : NONE;

/** Effects that are made of effects. */
function whole(effect: Data): Token[] | undefined {
  if ('then' in effect) return joined(effect['then'], THEN);
  if ('all' in effect) return joined(effect['all'], '');
  if ('one' in effect) return joined(effect['one'], OR);
  if ('times' in effect) return [`${Number(effect['times'])}${TIMES}`, ...tokens(effect['do'])];
  if ('with_players' in effect) return tokens(effect['do']);
  if ('pay' in effect) return [...priceOf(data(effect['pay'])), PAYS, ...tokens(effect['gain'])];
  if ('everyone' in effect) return [one('everyone'), ...tokens(effect['everyone'])];
  if ('neighbours' in effect) return [one('opponents'), ...tokens(effect['neighbours'])];
  if ('first_in_era' in effect) return [...tokens(effect['first_in_era']), OR, ...tokens(effect['otherwise'])];
  if (isData(effect['may'])) return tokens(effect['may']);
  return undefined;
}

function gains(effect: Data): Token[] | undefined {
  if ('gain' in effect) return amounts(data(effect['gain']));
  if ('lose' in effect) return ['−', ...amounts(data(effect['lose']))];
  if ('points' in effect) {
    const points: Sign = { sign: 'points', count: Number(effect['points']) };
    const per = effect['per'];
    return typeof per === 'string' ? [points, TIMES, one(PER[per] ?? per)] : [points];
  }
  for (const name of COUNTED) if (name in effect) return [{ sign: name, count: Number(effect[name]) }];
  if ('building' in effect) return [one(effect['building'] === 'any' ? 'building' : String(effect['building']))];
  if ('landmark' in effect) return [one('landmark')];
  return 'nothing' in effect ? ['–'] : undefined;
}

/** Coins, workers and the others, as often as they are gained. */
export function amounts(given: Data): Token[] {
  return [...RESOURCE_IDS, 'any'].flatMap((id): Token[] =>
    Array.from({ length: Number(given[id] ?? 0) }, () => one(id)),
  );
}

function deeds(effect: Data): Token[] | undefined {
  for (const name of ['advance', 'regress'] as const)
    if (name in effect) {
      const arrow = name === 'advance' ? 'up' : 'down';
      return [one(String(effect[name]), { arrow, bare: effect['reward'] === 'bare' })];
    }
  if ('explore' in effect) return [one('explore', { star: effect['explore'] === 'anywhere' })];
  if ('research' in effect) return [one('research', { bare: effect['research'] === 'bare' })];
  if ('invent' in effect) return effect['upgraded'] ? [one('invent'), one('upgrade')] : [one('invent')];
  if ('symbol' in effect) return [one(String(effect['symbol']))];
  if ('conquer' in effect) {
    const flag = one('conquer', { star: effect['conquer'] === 'anywhere' });
    return effect['dice'] === 'one' ? [flag] : [flag, one('dice')];
  }
  const plain = PLAIN.find((name) => name in effect);
  return plain ? [one(plain)] : undefined;
}

/** What a bonus costs. */
export function priceOf(pay: Data): Token[] {
  return Object.entries(pay).flatMap(([name, count]): Token[] => [
    { sign: PRICES[name] ?? 'any', count: Number(count) },
  ]);
}

/** What a space of the income mat gives: resources, cards, tiles, points. */
export function earned(space: Data): Token[] {
  const income = data(space['income']);
  const counted = COUNTED.filter((name) => name in income).map((name) => ({ sign: name, count: Number(income[name]) }));
  return [...amounts(income), ...counted, ...('score' in space ? tokens(space['score']) : [])];
}

/** The words of an effect by its number. */
export const effectOf = (document: Data, number: number): Data => entry(document, 'effect', number);

/** What an income turn brings beside points: resources, tiles and cards, with the texts that name them. */
export const brought = (gains: number[]): (Sign & { name: string })[] =>
  [...RESOURCE_IDS.map((id) => [id, `resource-${id}`]), ['tiles', 'term-tiles'], ['cards', 'term-cards']].flatMap(
    ([sign = '', name = ''], i) => (gains[i] ? [{ sign, name, count: gains[i] }] : []),
  );

/** The points of spaces of the income mat as a sum: what is counted alike stands together. */
export function scored(open: { space: Data; worth: number }[]): Token[] {
  const sums = new Map<string, number>();
  for (const { space, worth } of open) {
    const what = tokens(space['score']).findLast((token) => typeof token !== 'string');
    if (what && worth) sums.set(what.sign, (sums.get(what.sign) ?? 0) + worth);
  }
  return [...sums].flatMap(([sign, worth], i): Token[] => [
    ...(i ? ['+'] : []),
    String(worth),
    ...(sign === 'points' ? [] : [one(sign)]),
  ]);
}
