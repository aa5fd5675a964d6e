// The symbols of the board: each has one drawing and one name, here and nowhere else. What it means is `gloss-<name>`.

import type { TitleLanguage } from '../../words/language';
import type { Token } from '../parts/signs';
import actor from '~icons/game-icons/pawn';
import always from '~icons/game-icons/infinity';
import blue from '~icons/game-icons/microscope';
import city from '~icons/game-icons/castle';
import coin from '~icons/game-icons/two-coins';
import column from '~icons/game-icons/person';
import cube from '~icons/game-icons/cube';
import economy from '~icons/game-icons/trade';
import explore from '~icons/game-icons/hexes';
import food from '~icons/game-icons/wheat';
import government from '~icons/game-icons/throne-king';
import green from '~icons/game-icons/lyre';
import infrastructure from '~icons/game-icons/stone-bridge';
import instant from '~icons/game-icons/lightning-trio';
import invested from '~icons/game-icons/growth';
import laurel from '~icons/game-icons/laurel-crown';
import leader from '~icons/game-icons/crown';
import lock from '~icons/game-icons/padlock';
import move from '~icons/game-icons/compass';
import piece from '~icons/game-icons/meeple';
import produce from '~icons/game-icons/cycle';
import settler from '~icons/game-icons/flying-flag';
import soldier from '~icons/game-icons/crossed-swords';
import strength from '~icons/game-icons/shield';
import structure from '~icons/game-icons/greek-temple';
import technology from '~icons/game-icons/light-bulb';
import village from '~icons/game-icons/village';
import yellow from '~icons/game-icons/scales';

export const SYMBOLS = {
  actor,
  always,
  city,
  coin,
  column,
  cube,
  economy,
  explore,
  food,
  government,
  infrastructure,
  instant,
  invested,
  laurel,
  leader,
  lock,
  move,
  piece,
  produce,
  settler,
  soldier,
  strength,
  structure,
  technology,
  village,
};
export type Symbol = keyof typeof SYMBOLS;

/** What each symbol is called: the text of the title that says it. */
const NAMES: Record<Symbol, string> = {
  actor: 'term-action',
  always: 'term-always',
  city: 'token-fortify',
  coin: 'term-coins',
  column: 'term-piece-in-columns',
  cube: 'track-any',
  economy: 'track-economy',
  explore: 'effect-on-explore',
  food: 'track-food',
  government: 'term-governments',
  infrastructure: 'track-infrastructure',
  instant: 'term-instant',
  invested: 'term-invested',
  laurel: 'term-score',
  leader: 'term-leaders',
  lock: 'term-column-closed',
  move: 'effect-modifier-movement-bonus',
  piece: 'term-active',
  produce: 'effect-on-produce-coins',
  settler: 'kind-settler',
  soldier: 'kind-soldier',
  strength: 'term-strength',
  structure: 'term-display',
  technology: 'term-techs',
  village: 'token-settle',
};
export const ALL = Object.keys(SYMBOLS) as Symbol[];

/** A symbol with its name; some things have a name of their own at their place. */
export const sign = (language: TitleLanguage, name: Symbol, term = NAMES[name]): Exclude<Token, string> => ({
  icon: SYMBOLS[name],
  name: language.say(term),
  text: language.gloss(name),
});

export const trackSign = (language: TitleLanguage, track: string): Token =>
  sign(language, track === 'food' || track === 'economy' || track === 'infrastructure' ? track : 'cube');

export const TRACKS: Record<string, string> = { food, economy, infrastructure, any: cube };
export const UNITS: Record<string, string> = { settler, soldier };
export const COLOURS: Record<string, { icon: string; paint: string }> = {
  blue: { icon: blue, paint: '#2f66a8' },
  red: { icon: soldier, paint: '#b23a31' },
  yellow: { icon: yellow, paint: '#9a6b07' },
  green: { icon: green, paint: '#3f7d39' },
};
