import type { News } from '../../api/types';
import type { LogStyle } from '../board';
import { ACHIEVEMENTS, BUILDINGS, LANDMARKS, RESOURCES, SYMBOLS, TRACKS } from './symbols';

const ICONS: Record<string, string> = {
  kept: SYMBOLS.civilization,
  income: SYMBOLS.hourglass,
  scored: SYMBOLS.laurel,
  'drew-tiles': SYMBOLS.tile,
  'drew-cards': SYMBOLS.card,
  played: SYMBOLS.card,
  'face-down': SYMBOLS.card,
  explored: SYMBOLS.tile,
  voyaged: SYMBOLS.space,
  rolled: SYMBOLS.dice,
  dice: SYMBOLS.dice,
  invented: SYMBOLS.invent,
  upgraded: SYMBOLS.upgrade,
  refreshed: SYMBOLS.invent,
  conquered: SYMBOLS.conquer,
  trapped: SYMBOLS.seal,
  joined: SYMBOLS.civilization,
  'gave-tile': SYMBOLS.tile,
  token: SYMBOLS.civilization,
  finished: SYMBOLS.laurel,
  won: SYMBOLS.laurel,
  lost: SYMBOLS.laurel,
};

/** The pieces that some news are about, by the name of their number. */
const PIECES: Record<string, string[]> = {
  goods: RESOURCES,
  building: BUILDINGS,
  landmark: LANDMARKS,
  achievement: ACHIEVEMENTS,
  track: TRACKS,
};
const SPACES = 13; // of a track, with its start

function icon({ name, data }: News): string {
  const known = ICONS[name.replace(/^bot-/, '')];
  if (known) return known;
  if (data['place'] !== undefined) return TRACKS[Math.floor(data['place'] / SPACES)] ?? '';
  const found = Object.entries(PIECES).find(([noun]) => data[noun] !== undefined);
  return found?.[1][data[found[0]] ?? -1] ?? '';
}

/** What is gained stands with what it was gained for, a price behind what it was paid for. */
export const LOG: LogStyle = {
  parts: ['turn', 'bot-turn'],
  joins: {
    gained: 'anything',
    scored: 'anything',
    'drew-tiles': 'anything',
    'drew-cards': 'anything',
    paid: ['paid'],
    played: ['income'],
  },
  opens: ['paid'],
  icon,
};
