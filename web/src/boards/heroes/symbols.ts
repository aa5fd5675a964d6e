import army from '~icons/game-icons/spears';
import away from '~icons/game-icons/return-arrow';
import barbarians from '~icons/game-icons/battle-axe';
import boom from '~icons/game-icons/family-house';
import bricks from '~icons/game-icons/brick-wall';
import city from '~icons/game-icons/castle';
import concrete from '~icons/game-icons/brick-pile';
import discard from '~icons/game-icons/card-discard';
import draw from '~icons/game-icons/card-draw';
import earthquake from '~icons/game-icons/earth-crack';
import famine from '~icons/game-icons/dead-wood';
import fire from '~icons/game-icons/flame';
import fortress from '~icons/game-icons/stone-tower';
import fortune from '~icons/game-icons/clover';
import general from '~icons/game-icons/round-star';
import gold from '~icons/game-icons/gold-bar';
import grain from '~icons/game-icons/wheat';
import granite from '~icons/game-icons/minerals';
import hand from '~icons/game-icons/card-pick';
import hero from '~icons/game-icons/centurion-helmet';
import iron from '~icons/game-icons/anvil';
import limestone from '~icons/game-icons/stone-block';
import marble from '~icons/game-icons/ancient-columns';
import olympics from '~icons/game-icons/laurel-crown';
import monument from '~icons/game-icons/mayan-pyramid';
import offer from '~icons/game-icons/scroll-unfurled';
import pledge from '~icons/game-icons/shaking-hands';
import road from '~icons/game-icons/road';
import ruin from '~icons/game-icons/ancient-ruins';
import sandstone from '~icons/game-icons/desert';
import stone from '~icons/game-icons/stone-pile';
import swords from '~icons/game-icons/crossed-swords';
import volcano from '~icons/game-icons/volcano';
import wood from '~icons/game-icons/wood-pile';

/** One for each kind of card, in their order. */
export const CARDS: Record<string, string> = {
  iron,
  wood,
  grain,
  stone,
  gold,
  limestone,
  concrete,
  marble,
  bricks,
  sandstone,
  granite,
  olympics,
  hero,
  'good-fortune': fortune,
  'population-boom': boom,
  earthquake,
  volcano,
  famine,
  barbarians,
};

export const ITEMS: Record<string, string> = { city, army, fortress, general, road };
export const SYMBOLS = {
  army,
  city,
  claim: olympics,
  earthquake,
  fire,
  fortress,
  general,
  hand,
  hero,
  offer,
  pledge,
  road,
  ruin,
  stone: limestone,
  swords,
};

/** The five phases of a turn. */
export const PHASES = [draw, swords, monument, discard, away];

/** What lies on the table when something has happened. */
export const EVENTS: Record<string, string> = {
  boomed: boom,
  'struck-army': earthquake,
  'struck-city': volcano,
  shook: earthquake,
  erupted: volcano,
  starved: famine,
  saved: fortune,
  come: barbarians,
  attacked: swords,
  'road-built': road,
  'road-refused': road,
  'promise-broken': pledge,
  claim: olympics,
  'claim-lapsed': olympics,
  fell: ruin,
};

const METALS: Record<string, string> = {
  iron: '#8d99a6',
  wood: '#7a8f4d',
  grain: '#c99b2e',
  stone: '#8f8577',
  gold: '#d9a514',
};
const SPECIAL = ['limestone', 'concrete', 'marble', 'bricks', 'sandstone', 'granite'];

/** The colour of a card's edge: five resources, special resources, events. */
export const bandOf = (id: string): string => METALS[id] ?? (SPECIAL.includes(id) ? '#3f8f92' : '#8a5aa8');

const INKS: Record<string, string> = {
  iron: '#4b5868',
  wood: '#44581f',
  grain: '#7d5a08',
  stone: '#574e42',
  gold: '#8a6206',
};

/** The colour of a card's picture, dark enough for paper. */
export const inkOf = (id: string): string => INKS[id] ?? (SPECIAL.includes(id) ? '#1c5f62' : '#5c3182');

const MATERIALS: Record<string, { fill: string; edge: string }> = {
  limestone: { fill: '#ecdcae', edge: '#94763a' },
  concrete: { fill: '#bdb8ad', edge: '#6d685d' },
  marble: { fill: '#f8f7f2', edge: '#8f98a3' },
  bricks: { fill: '#c86a45', edge: '#7a3018' },
  sandstone: { fill: '#dfa964', edge: '#8d5a1c' },
  granite: { fill: '#737b8c', edge: '#3a404d' },
};

export const materialOf = (special: string): { fill: string; edge: string } =>
  MATERIALS[special] ?? { fill: '#d8c08c', edge: '#7a5a1e' };
