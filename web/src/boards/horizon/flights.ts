// What moves over the table when something has happened, in the order in which it happened.

import type { News } from '../../api/types';
import { SYMBOLS, TRACKS } from './symbols';
import { TRACK_IDS } from './model';

export interface Flight {
  id: number;
  seat: number; // whose colour it has, -1 for a gain
  icon: string;
  text: string;
  from: string[]; // where it comes from and goes to: the first of these that is on the screen
  to: string[];
  time: number; // in milliseconds
  turns: boolean; // land that turns over where it lies
}

const MOST = 1600; // of one message
let count = 0;

const home = (seat: number): string[] => [
  `.rival [data-piece="seat-${seat}"]`,
  `[data-purse="${seat}"]`,
  '[data-drawer]',
];
const place = (at: number | undefined): string[] => [`[data-piece="place-${at}"]`, `[data-ground="${at}"]`];
const slot = (at: number | undefined): string[] => [`[data-piece~="slot-${at}"]`];
const row = (seat: number, track: number | undefined): string[] => [
  `[data-track="${seat}-${TRACK_IDS[track ?? 0] ?? ''}"]`,
  ...home(seat),
];

type Part = Omit<Flight, 'id' | 'turns'> & { turns?: boolean };

function partsOf({ name, seat, data }: News, last: { slot: number }): Part[] {
  const fly = (icon: string, from: string[], to: string[], time = 320, text = ''): Part[] => [
    { seat, icon, text, from, to, time },
  ];
  const unit = data['kind'] ? SYMBOLS.soldier : SYMBOLS.settler;
  const strength = String(data['strength'] ?? '');
  const gain = (icon: string, n: number | undefined): Part[] => [
    { seat: -1, icon, text: `+${n ?? 1}`, from: ['[data-actions]'], to: home(seat), time: 250 },
  ];
  switch (name) {
    case 'acted':
      return fly(SYMBOLS.actor, home(seat), [
        `[data-space="${data['action']}-${data['space']}"]`,
        `[data-piece="actor-${seat}"]`,
        '[data-actions]',
      ]);
    case 'researched':
      last.slot = data['slot'] ?? -1;
      return fly(SYMBOLS.piece, home(seat), slot(data['slot']), 280);
    case 'met':
      return fly(SYMBOLS.leader, slot(last.slot), home(seat), 300);
    case 'learned':
      return fly(SYMBOLS.technology, slot(last.slot), home(seat), 260);
    case 'recruited':
      return fly(unit, home(seat), place(data['place']), 300, strength);
    case 'went':
      return fly(unit, place(data['from-place']), place(data['place']), 180, strength);
    case 'strengthened':
      return fly(SYMBOLS.strength, home(seat), place(data['place']), 260, strength);
    case 'recalled':
      return fly(unit, place(data['place']), home(seat), 300, strength);
    case 'explored':
      return [
        { seat, icon: '', text: '', from: place(data['place']), to: place(data['place']), time: 350, turns: true },
      ];
    case 'settled':
      return fly(SYMBOLS.village, home(seat), place(data['place']));
    case 'fortified':
      return fly(SYMBOLS.city, home(seat), place(data['place']));
    case 'built':
    case 'joined':
      return fly(SYMBOLS.structure, home(seat), place(data['place']));
    case 'invested':
      return fly(TRACKS[TRACK_IDS[data['track'] ?? 0] ?? ''] ?? '', row(seat, data['track']), [
        `[data-track="${seat}-invested"]`,
        ...home(seat),
      ]);
    case 'took':
      return fly(SYMBOLS.structure, [`[data-piece="structure-${data['structure']}"]`, '.display'], home(seat), 260);
    case 'completed':
      return fly(SYMBOLS.laurel, home(seat), [`[data-piece="goal-${data['goal']}"]`]);
    case 'gained-coins':
    case 'produced-coins':
      return gain(SYMBOLS.coin, data['coins']);
    case 'gained-population':
    case 'produced-population':
      return gain(SYMBOLS.piece, data['pieces']);
    case 'gained-token':
      return gain(data['token'] ? SYMBOLS.city : SYMBOLS.village, data['tokens']);
    case 'gained-points':
      return gain(SYMBOLS.laurel, data['points']);
    default:
      return [];
  }
}

/** One after the other; more than there is time for goes faster. `pace` lengthens or shortens everything. */
export function flights(news: News[], pace: number): (Flight & { delay: number })[] {
  const last = { slot: -1 };
  const parts = news.flatMap((told) => partsOf(told, last));
  const whole = parts.reduce((sum, part) => sum + part.time, 0);
  const speed = pace * Math.min(1, MOST / Math.max(1, whole));
  let delay = 0;
  return parts.map((part) => {
    const flight = { ...part, turns: part.turns === true, id: count++, time: part.time * speed, delay };
    delay += flight.time;
    return flight;
  });
}

/** The deed of a turn that is told beside the place where it was done. */
const DEEDS: Record<string, (data: Record<string, number>) => string[]> = {
  acted: (data) => [`[data-space="${data['action']}-${data['space']}"]`, '[data-actions]'],
  researched: (data) => slot(data['slot']),
  settled: (data) => place(data['place']),
  fortified: (data) => place(data['place']),
  built: (data) => place(data['place']),
  joined: (data) => place(data['place']),
  explored: (data) => place(data['place']),
  completed: (data) => [`[data-piece="goal-${data['goal']}"]`],
};

/** The last deed of somebody else in these news, and where it was done. */
export function deedOf(news: News[], me: number): { told: News; at: string[] } | null {
  const told = news.filter(({ name, seat }) => seat !== me && DEEDS[name]).at(-1);
  return told ? { told, at: DEEDS[told.name]?.(told.data) ?? [] } : null;
}
