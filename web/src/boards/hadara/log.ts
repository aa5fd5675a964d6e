import type { LogStyle } from '../board';
import { SYMBOLS } from './symbols';

const ICONS: Record<string, string> = {
  'extra-coin': SYMBOLS.purse,
  income: SYMBOLS.purse,
  sold: SYMBOLS.purse,
  plundered: SYMBOLS.village,
  annexed: SYMBOLS.village,
  'carved-track': SYMBOLS.bust,
  'carved-points': SYMBOLS.bust,
  fed: SYMBOLS.tracks[3] ?? '',
  silver: SYMBOLS.medal,
  gold: SYMBOLS.medal,
};

/** What becomes of two drawn cards is one thing, and so is an income, a colony and a meal with what follows from it. */
export const LOG: LogStyle = {
  parts: ['epoch-begins', 'epoch-ends'],
  joins: {
    bought: ['took'],
    sold: ['took'],
    laid: ['bought', 'sold'],
    'gap-coins': ['income'],
    'colony-bonus': ['annexed', 'plundered'],
    discarded: ['fed', 'discarded', 'bought-off'],
    'bought-off': ['fed', 'discarded', 'bought-off'],
    surplus: ['fed'],
  },
  opens: [],
  icon: ({ name, data }) =>
    ICONS[name] ?? SYMBOLS.crests[data['crest'] ?? -1] ?? SYMBOLS.colours[data['colour'] ?? -1] ?? '',
};
