// A picture for each card of an epoch. Drawings from game-icons.net, CC BY 3.0.
import anvilImpact from '~icons/game-icons/anvil-impact';
import astrolabe from '~icons/game-icons/astrolabe';
import beerStein from '~icons/game-icons/beer-stein';
import bookmarklet from '~icons/game-icons/bookmarklet';
import bookshelf from '~icons/game-icons/bookshelf';
import bowArrow from '~icons/game-icons/bow-arrow';
import cargoShip from '~icons/game-icons/cargo-ship';
import castle from '~icons/game-icons/castle';
import cavalry from '~icons/game-icons/cavalry';
import coffeeCup from '~icons/game-icons/coffee-cup';
import compass from '~icons/game-icons/compass';
import crossedSwords from '~icons/game-icons/crossed-swords';
import drakkar from '~icons/game-icons/drakkar';
import dramaMasks from '~icons/game-icons/drama-masks';
import falconMoon from '~icons/game-icons/falcon-moon';
import field from '~icons/game-icons/field';
import fishCorpse from '~icons/game-icons/fish-corpse';
import flowerPot from '~icons/game-icons/flower-pot';
import fountainPen from '~icons/game-icons/fountain-pen';
import goldBar from '~icons/game-icons/gold-bar';
import grainBundle from '~icons/game-icons/grain-bundle';
import granary from '~icons/game-icons/granary';
import grapes from '~icons/game-icons/grapes';
import griffinShield from '~icons/game-icons/griffin-shield';
import hotSpices from '~icons/game-icons/hot-spices';
import lotusFlower from '~icons/game-icons/lotus-flower';
import lyre from '~icons/game-icons/lyre';
import medievalVillage01 from '~icons/game-icons/medieval-village-01';
import monkFace from '~icons/game-icons/monk-face';
import mortar from '~icons/game-icons/mortar';
import mountainRoad from '~icons/game-icons/mountain-road';
import mountains from '~icons/game-icons/mountains';
import mountedKnight from '~icons/game-icons/mounted-knight';
import openTreasureChest from '~icons/game-icons/open-treasure-chest';
import papers from '~icons/game-icons/papers';
import payMoney from '~icons/game-icons/pay-money';
import pirateCaptain from '~icons/game-icons/pirate-captain';
import plow from '~icons/game-icons/plow';
import receiveMoney from '~icons/game-icons/receive-money';
import redCarpet from '~icons/game-icons/red-carpet';
import ribbonMedal from '~icons/game-icons/ribbon-medal';
import rolledCloth from '~icons/game-icons/rolled-cloth';
import ruleBook from '~icons/game-icons/rule-book';
import sabersChoc from '~icons/game-icons/sabers-choc';
import samuraiHelmet from '~icons/game-icons/samurai-helmet';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';
import sheep from '~icons/game-icons/sheep';
import stoneBust from '~icons/game-icons/stone-bust';
import stoneTower from '~icons/game-icons/stone-tower';
import swapBag from '~icons/game-icons/swap-bag';
import trebuchet from '~icons/game-icons/trebuchet';
import well from '~icons/game-icons/well';
import windmill from '~icons/game-icons/windmill';
import window from '~icons/game-icons/window';

export const ART: Record<string, string> = {
  'y2-01': rolledCloth,
  'y2-02': swapBag,
  'y2-03': openTreasureChest,
  'y2-04': hotSpices,
  'y2-05': anvilImpact,
  'y2-06': castle,
  'y2-07': bookmarklet,
  'y2-08': medievalVillage01,
  'y2-09': goldBar,
  'y2-10': cargoShip,
  'r2-01': bowArrow,
  'r2-02': mountedKnight,
  'r2-03': monkFace,
  'r2-04': pirateCaptain,
  'r2-05': trebuchet,
  'r2-06': sabersChoc,
  'r2-07': drakkar,
  'r2-08': samuraiHelmet,
  'r2-09': stoneTower,
  'r2-10': cavalry,
  'b2-01': lyre,
  'b2-02': beerStein,
  'b2-03': scrollUnfurled,
  'b2-04': papers,
  'b2-05': fountainPen,
  'b2-06': redCarpet,
  'b2-07': coffeeCup,
  'b2-08': dramaMasks,
  'b2-09': window,
  'b2-10': bookshelf,
  'g2-01': plow,
  'g2-02': windmill,
  'g2-03': falconMoon,
  'g2-04': flowerPot,
  'g2-05': fishCorpse,
  'g2-06': grapes,
  'g2-07': lotusFlower,
  'g2-08': sheep,
  'g2-09': well,
  'g2-10': field,
  'p2-01': receiveMoney,
  'p2-02': compass,
  'p2-03': griffinShield,
  'p2-04': ribbonMedal,
  'p2-05': astrolabe,
  'p2-06': ruleBook,
  'p2-07': crossedSwords,
  'p2-08': mortar,
  'p2-09': mountains,
  'p2-10': mountainRoad,
  'p2-11': granary,
  'p2-12': grainBundle,
  'p2-13': payMoney,
  'p2-14': stoneBust,
};
