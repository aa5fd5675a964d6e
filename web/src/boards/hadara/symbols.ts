import bag from '~icons/game-icons/swap-bag';
import swords from '~icons/game-icons/crossed-swords';
import lyre from '~icons/game-icons/lyre';
import wheat from '~icons/game-icons/wheat';
import star from '~icons/game-icons/star-formation';
import monkey from '~icons/game-icons/monkey';
import dragon from '~icons/game-icons/dragon-head';
import lion from '~icons/game-icons/lion';
import pegasus from '~icons/game-icons/pegasus';
import scarab from '~icons/game-icons/scarab-beetle';
import bust from '~icons/game-icons/philosopher-bust';
import medal from '~icons/game-icons/medal';
import laurel from '~icons/game-icons/laurel-crown';
import village from '~icons/game-icons/village';
import purse from '~icons/game-icons/two-coins';

/** A symbol goes with every colour and track. */
export const SYMBOLS = {
  colours: [bag, swords, lyre, wheat, star],
  tracks: [bag, swords, lyre, wheat],
  crests: [monkey, dragon, lion, pegasus, scarab],
  bust,
  medal,
  laurel,
  village,
  purse,
};
