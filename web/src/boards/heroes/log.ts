import type { LogStyle } from '../board';
import { EVENTS, ITEMS, SYMBOLS } from './symbols';

const ICONS: Record<string, string> = {
  ...EVENTS,
  drew: SYMBOLS.hand,
  opened: SYMBOLS.hand,
  exchanged: SYMBOLS.hand,
  laid: SYMBOLS.stone,
  offered: SYMBOLS.offer,
  'offered-to': SYMBOLS.offer,
  requested: SYMBOLS.offer,
  'requested-of': SYMBOLS.offer,
  deal: SYMBOLS.offer,
  promised: SYMBOLS.pledge,
  'promised-about': SYMBOLS.pledge,
  'promise-kept': SYMBOLS.pledge,
  duel: SYMBOLS.swords,
  won: SYMBOLS.swords,
  lost: SYMBOLS.swords,
  tied: SYMBOLS.swords,
  force: SYMBOLS.army,
  'took-cities': SYMBOLS.city,
  'took-stones': SYMBOLS.stone,
  'took-card': SYMBOLS.hand,
};
const ITEM_ICONS = Object.values(ITEMS);

/** An offer is one line, with what is given and wanted. */
export const LOG: LogStyle = {
  parts: ['fair', 'fair-ends', 'turn', 'wins'],
  joins: {
    gives: 'anything',
    wants: 'anything',
    vows: 'anything',
    'vows-about': 'anything',
    wishes: 'anything',
    'wishes-about': 'anything',
  },
  opens: [],
  icon: ({ name, data }) => ICONS[name] ?? ITEM_ICONS[data['item'] ?? -1] ?? '',
};
