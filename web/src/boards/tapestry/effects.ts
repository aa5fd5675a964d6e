import { data, isData } from '../parts/read';
import { BUILDING_IDS, RESOURCE_IDS, TRACK_IDS } from './model';
import { BUILDINGS, RESOURCES, SYMBOLS, TRACKS } from './symbols';

export interface Sign {
  icon: string;
  count: number;
}

const ONE: Record<string, string> = {
  tiles: SYMBOLS.tile,
  cards: SYMBOLS.card,
  space: SYMBOLS.space,
  explore: SYMBOLS.compass,
  voyage: SYMBOLS.space,
  invent: SYMBOLS.invent,
  upgrade: SYMBOLS.upgrade,
  conquer: SYMBOLS.conquer,
  research: SYMBOLS.microscope,
  landmark: SYMBOLS.landmark,
  civilization: SYMBOLS.civilization,
  symbol: SYMBOLS.circle,
  points: SYMBOLS.laurel,
};
const WITHIN = ['then', 'all', 'one', 'do', 'may', 'everyone', 'neighbours', 'gain'];
const MANY = ['points', 'tiles', 'cards', 'space'];

/** An effect as a few symbols: enough to know it again, its words tell the rest. */
export function signs(effect: unknown): Sign[] {
  if (Array.isArray(effect)) return effect.flatMap(signs);
  if (!isData(effect)) return [];
  const own = Object.entries(effect).flatMap(([name, value]): Sign[] => {
    if (name === 'gain' && RESOURCE_IDS.some((id) => id in data(value))) return resources(value);
    if (name === 'gain' && 'any' in data(value)) return [{ icon: SYMBOLS.other, count: Number(data(value)['any']) }];
    if (WITHIN.includes(name)) return signs(value);
    if (name === 'building')
      return [{ icon: BUILDINGS[BUILDING_IDS.indexOf(String(value))] ?? BUILDINGS[1] ?? '', count: 1 }];
    if (name === 'advance' || name === 'regress')
      return [{ icon: TRACKS[TRACK_IDS.indexOf(String(value))] ?? SYMBOLS.upgrade, count: 1 }];
    const icon = ONE[name];
    return icon ? [{ icon, count: MANY.includes(name) ? Number(value) : 1 }] : [];
  });
  return own.slice(0, 3);
}

function resources(value: unknown): Sign[] {
  return Object.entries(data(value)).flatMap(([id, count]) => {
    const icon = RESOURCES[RESOURCE_IDS.indexOf(id)];
    return icon ? [{ icon, count: Number(count) }] : [];
  });
}
