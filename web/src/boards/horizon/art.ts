// Pictures of lands and structures. They are decoration: everything that counts is written beside them.

import academy from '~icons/game-icons/scroll-quill';
import anchor from '~icons/game-icons/anchor';
import anvil from '~icons/game-icons/anvil';
import aqueduct from '~icons/game-icons/aqueduct';
import arch from '~icons/game-icons/stone-bridge';
import barn from '~icons/game-icons/barn';
import barracks from '~icons/game-icons/medieval-barracks';
import bull from '~icons/game-icons/horse-head';
import camel from '~icons/game-icons/camel';
import castle from '~icons/game-icons/castle';
import cliff from '~icons/game-icons/sea-cliff';
import coins from '~icons/game-icons/coins';
import congress from '~icons/game-icons/congress';
import deer from '~icons/game-icons/deer';
import desert from '~icons/game-icons/desert';
import fishing from '~icons/game-icons/fishing';
import flowers from '~icons/game-icons/flowers';
import forest from '~icons/game-icons/forest';
import fruit from '~icons/game-icons/fruit-tree';
import granary from '~icons/game-icons/granary';
import guild from '~icons/game-icons/shaking-hands';
import hills from '~icons/game-icons/hills';
import lily from '~icons/game-icons/lily-pads';
import lyre from '~icons/game-icons/lyre';
import masks from '~icons/game-icons/drama-masks';
import mountains from '~icons/game-icons/mountains';
import nautilus from '~icons/game-icons/nautilus-shell';
import ore from '~icons/game-icons/ore';
import peaks from '~icons/game-icons/peaks';
import plants from '~icons/game-icons/plant-roots';
import plateau from '~icons/game-icons/crown';
import power from '~icons/game-icons/power-generator';
import river from '~icons/game-icons/river';
import road from '~icons/game-icons/mountain-road';
import ruins from '~icons/game-icons/castle-ruins';
import ship from '~icons/game-icons/sailboat';
import shop from '~icons/game-icons/shop';
import shrine from '~icons/game-icons/dolmen';
import stocks from '~icons/game-icons/stockpiles';
import stone from '~icons/game-icons/stone-pile';
import temple from '~icons/game-icons/greek-temple';
import train from '~icons/game-icons/steam-locomotive';
import university from '~icons/game-icons/graduate-cap';
import watch from '~icons/game-icons/watchtower';
import waves from '~icons/game-icons/wave-crest';
import wheat from '~icons/game-icons/wheat';
import wheel from '~icons/game-icons/compass';
import wind from '~icons/game-icons/windsock';

interface Land {
  icon: string;
  fill: string;
}

const SEA = '#7fb0b4';
const GREEN = '#8fb36a';
const SAND = '#dcb766';
const ROCK = '#b3aa9c';
const CLAY = '#c98a62';
const PLUM = '#b093bd';

const LANDS: Record<string, Land> = {
  'ter-01': { icon: waves, fill: SEA },
  'ter-02': { icon: lily, fill: '#84b08a' },
  'ter-03': { icon: camel, fill: SAND },
  'ter-04': { icon: stone, fill: ROCK },
  'ter-05': { icon: watch, fill: '#a9b07c' },
  'ter-06': { icon: flowers, fill: GREEN },
  'ter-07': { icon: hills, fill: CLAY },
  'ter-08': { icon: wheat, fill: SAND },
  'ter-09': { icon: wind, fill: SEA },
  'ter-10': { icon: forest, fill: '#7da364' },
  'ter-11': { icon: fishing, fill: SEA },
  'ter-12': { icon: ore, fill: ROCK },
  'ter-13': { icon: deer, fill: '#93ad62' },
  'ter-14': { icon: arch, fill: '#c0a886' },
  'ter-15': { icon: nautilus, fill: SAND },
  'ter-16': { icon: river, fill: SEA },
  'ter-17': { icon: ruins, fill: ROCK },
  'ter-18': { icon: fruit, fill: GREEN },
  'ter-19': { icon: cliff, fill: '#c9c6bf' },
  'ter-20': { icon: bull, fill: '#b9b676' },
  'ter-21': { icon: plants, fill: '#6fae8a' },
  'ter-22': { icon: peaks, fill: '#b8b9bd' },
  'ter-23': { icon: desert, fill: SAND },
  'ter-24': { icon: plateau, fill: PLUM },
};

export const landOf = (id: string): Land => LANDS[id] ?? { icon: mountains, fill: GREEN };

const STRUCTURES: Record<string, string> = {
  'str-01': barn,
  'str-02': shop,
  'str-03': barracks,
  'str-04': granary,
  'str-05': anvil,
  'str-06': shrine,
  'str-07': anchor,
  'str-08': watch,
  'str-09': road,
  'str-10': aqueduct,
  'str-11': guild,
  'str-12': academy,
  'str-13': temple,
  'str-14': castle,
  'str-15': wheel,
  'str-16': masks,
  'str-17': ship,
  'str-18': coins,
  'str-19': university,
  'str-20': lyre,
  'str-21': power,
  'str-22': train,
  'str-23': congress,
  'str-24': stocks,
};

export const structureIcon = (id: string): string => STRUCTURES[id] ?? temple;
