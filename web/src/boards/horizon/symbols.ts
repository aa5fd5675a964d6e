import city from '~icons/game-icons/castle';
import coin from '~icons/game-icons/two-coins';
import cube from '~icons/game-icons/cube';
import economy from '~icons/game-icons/trade';
import explore from '~icons/game-icons/hexes';
import food from '~icons/game-icons/wheat';
import government from '~icons/game-icons/throne-king';
import infrastructure from '~icons/game-icons/stone-bridge';
import invested from '~icons/game-icons/growth';
import laurel from '~icons/game-icons/laurel-crown';
import leader from '~icons/game-icons/crown';
import move from '~icons/game-icons/compass';
import piece from '~icons/game-icons/meeple';
import produce from '~icons/game-icons/cycle';
import settler from '~icons/game-icons/flying-flag';
import soldier from '~icons/game-icons/crossed-swords';
import structure from '~icons/game-icons/greek-temple';
import technology from '~icons/game-icons/light-bulb';
import village from '~icons/game-icons/village';
import blue from '~icons/game-icons/microscope';
import green from '~icons/game-icons/lyre';
import yellow from '~icons/game-icons/scales';

export const TRACKS: Record<string, string> = { food, economy, infrastructure, any: cube };
export const UNITS: Record<string, string> = { settler, soldier };
export const COLOURS: Record<string, { icon: string; paint: string }> = {
  blue: { icon: blue, paint: '#3f78b5' },
  red: { icon: soldier, paint: '#b5443a' },
  yellow: { icon: yellow, paint: '#c39120' },
  green: { icon: green, paint: '#4c8b46' },
};
export const SYMBOLS = {
  city,
  coin,
  cube,
  explore,
  government,
  invested,
  laurel,
  leader,
  move,
  piece,
  produce,
  settler,
  soldier,
  structure,
  technology,
  village,
};
