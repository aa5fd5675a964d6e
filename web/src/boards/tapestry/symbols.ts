import armory from '~icons/game-icons/checked-shield';
import card from '~icons/game-icons/rolled-cloth';
import circle from '~icons/game-icons/plain-circle';
import civilization from '~icons/game-icons/greek-temple';
import coin from '~icons/game-icons/two-coins';
import compass from '~icons/game-icons/compass';
import conquer from '~icons/game-icons/flying-flag';
import culture from '~icons/game-icons/theater';
import farm from '~icons/game-icons/barn';
import food from '~icons/game-icons/wheat';
import gears from '~icons/game-icons/gears';
import hand from '~icons/game-icons/card-pick';
import house from '~icons/game-icons/house';
import invent from '~icons/game-icons/light-bulb';
import landmark from '~icons/game-icons/white-tower';
import laurel from '~icons/game-icons/laurel-crown';
import market from '~icons/game-icons/shop';
import microscope from '~icons/game-icons/microscope';
import outpost from '~icons/game-icons/watchtower';
import other from '~icons/game-icons/scroll-unfurled';
import space from '~icons/game-icons/ringed-planet';
import square from '~icons/game-icons/square';
import swords from '~icons/game-icons/crossed-swords';
import tile from '~icons/game-icons/hexes';
import upgrade from '~icons/game-icons/upgrade';
import worker from '~icons/game-icons/meeple';

export const RESOURCES = [coin, worker, food, culture];
export const TRACKS = [compass, microscope, swords, gears];
export const BUILDINGS = [farm, house, market, armory];
export const SYMBOLS = {
  card,
  circle,
  civilization,
  compass,
  conquer,
  hand,
  invent,
  landmark,
  laurel,
  microscope,
  other,
  outpost,
  space,
  square,
  tile,
  upgrade,
};
