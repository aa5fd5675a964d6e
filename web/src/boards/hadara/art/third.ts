// A picture for each card of an epoch. Drawings from game-icons.net, CC BY 3.0.
import airBalloon from '~icons/game-icons/air-balloon';
import ammoBox from '~icons/game-icons/ammo-box';
import atom from '~icons/game-icons/atom';
import bank from '~icons/game-icons/bank';
import battleship from '~icons/game-icons/battleship';
import binoculars from '~icons/game-icons/binoculars';
import bookPile from '~icons/game-icons/book-pile';
import brickWall from '~icons/game-icons/brick-wall';
import caduceus from '~icons/game-icons/caduceus';
import cannedFish from '~icons/game-icons/canned-fish';
import chemicalTank from '~icons/game-icons/chemical-tank';
import contract from '~icons/game-icons/contract';
import cow from '~icons/game-icons/cow';
import cowboyBoot from '~icons/game-icons/cowboy-boot';
import cruiser from '~icons/game-icons/cruiser';
import dam from '~icons/game-icons/dam';
import dna1 from '~icons/game-icons/dna1';
import factory from '~icons/game-icons/factory';
import farmTractor from '~icons/game-icons/farm-tractor';
import filmProjector from '~icons/game-icons/film-projector';
import fishingBoat from '~icons/game-icons/fishing-boat';
import gClef from '~icons/game-icons/g-clef';
import gearHammer from '~icons/game-icons/gear-hammer';
import gears from '~icons/game-icons/gears';
import globe from '~icons/game-icons/globe';
import graduateCap from '~icons/game-icons/graduate-cap';
import greekTemple from '~icons/game-icons/greek-temple';
import greenhouse from '~icons/game-icons/greenhouse';
import igloo from '~icons/game-icons/igloo';
import laurelCrown from '~icons/game-icons/laurel-crown';
import lightBulb from '~icons/game-icons/light-bulb';
import microphone from '~icons/game-icons/microphone';
import modernCity from '~icons/game-icons/modern-city';
import monaLisa from '~icons/game-icons/mona-lisa';
import newspaper from '~icons/game-icons/newspaper';
import photoCamera from '~icons/game-icons/photo-camera';
import piggyBank from '~icons/game-icons/piggy-bank';
import saberAndPistol from '~icons/game-icons/saber-and-pistol';
import radioTower from '~icons/game-icons/radio-tower';
import rallyTheTroops from '~icons/game-icons/rally-the-troops';
import scalpel from '~icons/game-icons/scalpel';
import seedling from '~icons/game-icons/seedling';
import shakingHands from '~icons/game-icons/shaking-hands';
import snowflake1 from '~icons/game-icons/snowflake-1';
import steamLocomotive from '~icons/game-icons/steam-locomotive';
import stopwatch from '~icons/game-icons/stopwatch';
import sugarCane from '~icons/game-icons/sugar-cane';
import theater from '~icons/game-icons/theater';
import throneKing from '~icons/game-icons/throne-king';
import tvTower from '~icons/game-icons/tv-tower';
import trumpet from '~icons/game-icons/trumpet';
import vineFlower from '~icons/game-icons/vine-flower';
import world from '~icons/game-icons/world';
import zeppelin from '~icons/game-icons/zeppelin';

export const ART: Record<string, string> = {
  'y3-01': contract,
  'y3-02': factory,
  'y3-03': monaLisa,
  'y3-04': cannedFish,
  'y3-05': steamLocomotive,
  'y3-06': radioTower,
  'y3-07': modernCity,
  'y3-08': cruiser,
  'y3-09': bank,
  'y3-10': gears,
  'r3-01': cowboyBoot,
  'r3-02': scalpel,
  'r3-03': trumpet,
  'r3-04': ammoBox,
  'r3-05': airBalloon,
  'r3-06': saberAndPistol,
  'r3-07': brickWall,
  'r3-08': battleship,
  'r3-09': rallyTheTroops,
  'r3-10': zeppelin,
  'b3-01': newspaper,
  'b3-02': vineFlower,
  'b3-03': gClef,
  'b3-04': bookPile,
  'b3-05': photoCamera,
  'b3-06': microphone,
  'b3-07': graduateCap,
  'b3-08': filmProjector,
  'b3-09': atom,
  'b3-10': theater,
  'g3-01': seedling,
  'g3-02': sugarCane,
  'g3-03': cow,
  'g3-04': greenhouse,
  'g3-05': chemicalTank,
  'g3-06': farmTractor,
  'g3-07': fishingBoat,
  'g3-08': snowflake1,
  'g3-09': dna1,
  'g3-10': dam,
  'p3-01': laurelCrown,
  'p3-02': stopwatch,
  'p3-03': globe,
  'p3-04': greekTemple,
  'p3-05': world,
  'p3-06': lightBulb,
  'p3-07': binoculars,
  'p3-08': caduceus,
  'p3-09': igloo,
  'p3-10': tvTower,
  'p3-11': gearHammer,
  'p3-12': throneKing,
  'p3-13': shakingHands,
  'p3-14': piggyBank,
};
