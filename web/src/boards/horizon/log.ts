import type { LogStyle } from '../board';
import { SYMBOLS, TRACKS, UNITS } from './symbols';

const ICONS: Record<string, string> = {
  governed: SYMBOLS.government,
  acted: SYMBOLS.actor,
  researched: SYMBOLS.technology,
  met: SYMBOLS.leader,
  coloured: SYMBOLS.technology,
  learned: SYMBOLS.technology,
  'gained-coins': SYMBOLS.coin,
  'gained-population': SYMBOLS.piece,
  'gained-points': SYMBOLS.laurel,
  invested: SYMBOLS.invested,
  stepped: SYMBOLS.government,
  took: SYMBOLS.structure,
  explored: SYMBOLS.explore,
  settled: SYMBOLS.village,
  fortified: SYMBOLS.city,
  built: SYMBOLS.structure,
  joined: SYMBOLS.structure,
  'produced-population': SYMBOLS.produce,
  'produced-coins': SYMBOLS.produce,
  bought: SYMBOLS.piece,
  sold: SYMBOLS.coin,
  completed: SYMBOLS.laurel,
};

const ROWS = [TRACKS['food'], TRACKS['economy'], TRACKS['infrastructure']];
const KINDS = [UNITS['settler'], UNITS['soldier']];
const TOKENS = [SYMBOLS.village, SYMBOLS.city];

/** What a deed brings at once stands with it, and the steps of one walk are one line. */
export const LOG: LogStyle = {
  parts: ['began', 'last-round'],
  joins: {
    'gained-coins': 'anything',
    'gained-population': 'anything',
    'gained-token': 'anything',
    'gained-points': 'anything',
    invested: 'anything',
    uncovered: 'anything',
    stepped: 'anything',
    learned: 'anything',
    coloured: 'anything',
    met: 'anything',
    went: ['went'],
  },
  opens: [],
  icon: ({ name, data }) =>
    ICONS[name] ?? KINDS[data['kind'] ?? -1] ?? TOKENS[data['sort'] ?? -1] ?? ROWS[data['track'] ?? -1] ?? '',
};
