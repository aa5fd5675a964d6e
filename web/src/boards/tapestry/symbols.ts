// The one source of every symbol on the table: its drawing and its colours.
// Its name and sentence are the text `gloss-<id>` of the glossary, the clause that tells more is in `glossary.json`.

import academy from '~icons/game-icons/graduate-cap';
import again from '~icons/game-icons/return-arrow';
import apothecary from '~icons/game-icons/pestle-mortar';
import armory from '~icons/game-icons/checked-shield';
import bakery from '~icons/game-icons/sliced-bread';
import barn from '~icons/game-icons/windmill';
import barracks from '~icons/game-icons/barracks';
import card from '~icons/game-icons/rolled-cloth';
import civilization from '~icons/game-icons/greek-temple';
import coin from '~icons/game-icons/two-coins';
import compass from '~icons/game-icons/compass';
import comTower from '~icons/game-icons/radio-tower';
import conquer from '~icons/game-icons/flying-flag';
import culture from '~icons/game-icons/theater-curtains';
import dice from '~icons/game-icons/rolling-dices';
import farm from '~icons/game-icons/barn';
import food from '~icons/game-icons/wheat';
import forge from '~icons/game-icons/anvil';
import fusion from '~icons/game-icons/nuclear-plant';
import gears from '~icons/game-icons/gears';
import hand from '~icons/game-icons/card-pick';
import house from '~icons/game-icons/house';
import hourglass from '~icons/game-icons/sands-of-time';
import invent from '~icons/game-icons/light-bulb';
import island from '~icons/game-icons/island';
import laboratory from '~icons/game-icons/erlenmeyer';
import landmark from '~icons/game-icons/white-tower';
import laurel from '~icons/game-icons/laurels';
import library from '~icons/game-icons/bookshelf';
import lighthouse from '~icons/game-icons/lighthouse';
import lines from '~icons/game-icons/checkered-flag';
import market from '~icons/game-icons/shop';
import microscope from '~icons/game-icons/microscope';
import other from '~icons/game-icons/scroll-unfurled';
import outpost from '~icons/game-icons/stone-tower';
import overplay from '~icons/game-icons/up-card';
import people from '~icons/game-icons/person';
import plot from '~icons/game-icons/village';
import refresh from '~icons/game-icons/cycle';
import research from '~icons/game-icons/perspective-dice-six-faces-six';
import rocket from '~icons/game-icons/rocket';
import rubber from '~icons/game-icons/factory';
import seal from '~icons/game-icons/padlock';
import space from '~icons/game-icons/ringed-planet';
import stock from '~icons/game-icons/bank';
import swords from '~icons/game-icons/crossed-swords';
import tank from '~icons/game-icons/battle-tank';
import techHub from '~icons/game-icons/processor';
import topple from '~icons/game-icons/uprising';
import trader from '~icons/game-icons/caravan';
import train from '~icons/game-icons/steam-locomotive';
import treasury from '~icons/game-icons/open-treasure-chest';
import trophy from '~icons/game-icons/trophy';
import upgrade from '~icons/game-icons/upgrade';
import voyage from '~icons/game-icons/space-shuttle';
import worker from '~icons/game-icons/meeple';

/** Plain forms that no set of icons has. */
const draw = (inside: string): string => `<svg viewBox="0 0 24 24" width="1em" height="1em">${inside}</svg>`;
const hexagon = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}Z`;
const tile = draw(`<path fill="currentColor" d="${hexagon(9, 8.5, 7)}${hexagon(17, 16.5, 6)}"/>`);
const explore = draw(
  `<path fill="currentColor" fill-rule="evenodd" d="${hexagon(12, 12, 11.5)}M10.4 5.5h3.2v4.9h4.9v3.2h-4.9v4.9h-3.2v-4.9H5.5v-3.2h4.9Z"/>`,
);
const circle = draw('<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="4"/>');
const square = draw('<rect x="4" y="4" width="16" height="16" fill="none" stroke="currentColor" stroke-width="4"/>');

export const RESOURCES = [coin, worker, food, culture];
export const TRACKS = [compass, microscope, swords, gears];
export const BUILDINGS = [farm, house, market, armory];
export const LANDMARKS: string[] = [
  lighthouse, train, rocket, apothecary, academy, laboratory, barracks, tank, fusion, forge, rubber, techHub, bakery,
  barn, comTower, library, stock, treasury,
]; // prettier-ignore
export const ACHIEVEMENTS = [trophy, topple, island];
export const SYMBOLS = {
  card,
  circle,
  civilization,
  compass,
  conquer,
  dice,
  hand,
  hourglass,
  invent,
  landmark,
  laurel,
  microscope,
  other,
  outpost,
  seal,
  space,
  square,
  tile,
  trader,
  upgrade,
};

interface Symbol {
  icon: string;
  ink?: string; // on paper
  ground?: string; // a plate of its own, with a light drawing on it
}

const TRACK_INKS = ['#1d6b40', '#1f5a96', '#9c2f2c', '#7a5608'] as const;
export const RESOURCE_INKS = ['#8a6206', '#1f5a96', '#3c6d1c', '#7a2f9a'] as const;
export const BUILDING_GROUNDS = ['#a5620f', '#6b6459', '#8a7100', '#a3302d'] as const;
export const TRACK_GROUNDS = ['#2b7349', '#2a5f9e', '#9c3230', '#80600f'] as const;

/** Every symbol by its name. */
export const SIGNS: Record<string, Symbol> = {
  coin: { icon: coin, ink: RESOURCE_INKS[0] },
  worker: { icon: worker, ink: RESOURCE_INKS[1] },
  food: { icon: food, ink: RESOURCE_INKS[2] },
  culture: { icon: culture, ink: RESOURCE_INKS[3] },
  any: { icon: '' },
  farm: { icon: farm, ground: BUILDING_GROUNDS[0] },
  house: { icon: house, ground: BUILDING_GROUNDS[1] },
  market: { icon: market, ground: BUILDING_GROUNDS[2] },
  armory: { icon: armory, ground: BUILDING_GROUNDS[3] },
  building: { icon: plot, ground: '#6a4a1e' },
  points: { icon: laurel, ink: '#8a6206' },
  tiles: { icon: tile, ink: '#3c6d1c' },
  cards: { icon: card, ink: '#8a2f78' },
  space: { icon: space, ink: '#2c4a8f' },
  explore: { icon: explore, ink: '#1d6b40' },
  voyage: { icon: voyage, ink: '#2c4a8f' },
  research: { icon: research, ink: '#1f5a96' },
  invent: { icon: invent, ink: '#7a5608' },
  upgrade: { icon: upgrade, ink: '#3c6d1c' },
  refresh: { icon: refresh, ink: '#5f4d36' },
  circle: { icon: circle, ink: '#2a2016' },
  square: { icon: square, ink: '#2a2016' },
  conquer: { icon: conquer, ink: '#9c2f2c' },
  dice: { icon: dice, ink: '#9c2f2c' },
  ground: { icon: tile, ink: '#1f5a96' },
  overplay: { icon: overplay, ink: '#8a2f78' },
  again: { icon: again, ink: '#1f5a96' },
  landmark: { icon: landmark, ink: '#8a4f00' },
  landmarks: { icon: landmark, ink: '#8a4f00' },
  civilization: { icon: civilization, ink: '#3d4296' },
  capital: { icon: lines, ink: '#5f4d36' },
  territories: { icon: outpost, ink: '#9c2f2c' },
  opponents: { icon: people, ink: '#5f4d36' },
  everyone: { icon: people, ink: '#5f4d36' },
  exploration: { icon: compass, ink: TRACK_INKS[0] },
  science: { icon: microscope, ink: TRACK_INKS[1] },
  military: { icon: swords, ink: TRACK_INKS[2] },
  technology: { icon: gears, ink: TRACK_INKS[3] },
  special: { icon: other, ink: '#5f4d36' },
};
