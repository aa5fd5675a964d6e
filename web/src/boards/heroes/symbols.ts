import army from '~icons/game-icons/spears';
import barbarians from '~icons/game-icons/battle-axe';
import boom from '~icons/game-icons/family-house';
import bricks from '~icons/game-icons/brick-wall';
import city from '~icons/game-icons/castle';
import concrete from '~icons/game-icons/brick-pile';
import earthquake from '~icons/game-icons/earth-crack';
import famine from '~icons/game-icons/dead-wood';
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
import pledge from '~icons/game-icons/shaking-hands';
import road from '~icons/game-icons/road';
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
export const SYMBOLS = { army, city, earthquake, fortress, general, hand, hero, pledge, road, swords };

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
