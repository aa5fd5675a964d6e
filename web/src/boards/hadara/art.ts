// A picture for each card. Drawings from game-icons.net, CC BY 3.0.
import airBalloon from '~icons/game-icons/air-balloon';
import ammoBox from '~icons/game-icons/ammo-box';
import anvilImpact from '~icons/game-icons/anvil-impact';
import astrolabe from '~icons/game-icons/astrolabe';
import atom from '~icons/game-icons/atom';
import bank from '~icons/game-icons/bank';
import battleship from '~icons/game-icons/battleship';
import bee from '~icons/game-icons/bee';
import beerStein from '~icons/game-icons/beer-stein';
import binoculars from '~icons/game-icons/binoculars';
import boar from '~icons/game-icons/boar';
import boneKnife from '~icons/game-icons/bone-knife';
import bookPile from '~icons/game-icons/book-pile';
import bookmarklet from '~icons/game-icons/bookmarklet';
import bookshelf from '~icons/game-icons/bookshelf';
import bowArrow from '~icons/game-icons/bow-arrow';
import brickWall from '~icons/game-icons/brick-wall';
import caduceus from '~icons/game-icons/caduceus';
import camel from '~icons/game-icons/camel';
import campfire from '~icons/game-icons/campfire';
import cannedFish from '~icons/game-icons/canned-fish';
import canoe from '~icons/game-icons/canoe';
import cargoShip from '~icons/game-icons/cargo-ship';
import castle from '~icons/game-icons/castle';
import cavalry from '~icons/game-icons/cavalry';
import chariot from '~icons/game-icons/chariot';
import chemicalTank from '~icons/game-icons/chemical-tank';
import coffeeCup from '~icons/game-icons/coffee-cup';
import coins from '~icons/game-icons/coins';
import compass from '~icons/game-icons/compass';
import contract from '~icons/game-icons/contract';
import corn from '~icons/game-icons/corn';
import cow from '~icons/game-icons/cow';
import cowboyBoot from '~icons/game-icons/cowboy-boot';
import crossedSwords from '~icons/game-icons/crossed-swords';
import crown from '~icons/game-icons/crown';
import cruiser from '~icons/game-icons/cruiser';
import crystalBall from '~icons/game-icons/crystal-ball';
import dam from '~icons/game-icons/dam';
import dna1 from '~icons/game-icons/dna1';
import drakkar from '~icons/game-icons/drakkar';
import dramaMasks from '~icons/game-icons/drama-masks';
import drum from '~icons/game-icons/drum';
import elephant from '~icons/game-icons/elephant';
import factory from '~icons/game-icons/factory';
import falconMoon from '~icons/game-icons/falcon-moon';
import farmTractor from '~icons/game-icons/farm-tractor';
import field from '~icons/game-icons/field';
import filmProjector from '~icons/game-icons/film-projector';
import fishCorpse from '~icons/game-icons/fish-corpse';
import fishingBoat from '~icons/game-icons/fishing-boat';
import flowerPot from '~icons/game-icons/flower-pot';
import fountainPen from '~icons/game-icons/fountain-pen';
import gClef from '~icons/game-icons/g-clef';
import gearHammer from '~icons/game-icons/gear-hammer';
import gears from '~icons/game-icons/gears';
import gemPendant from '~icons/game-icons/gem-pendant';
import globe from '~icons/game-icons/globe';
import goldBar from '~icons/game-icons/gold-bar';
import goldNuggets from '~icons/game-icons/gold-nuggets';
import graduateCap from '~icons/game-icons/graduate-cap';
import grainBundle from '~icons/game-icons/grain-bundle';
import granary from '~icons/game-icons/granary';
import grapes from '~icons/game-icons/grapes';
import greatPyramid from '~icons/game-icons/great-pyramid';
import greekTemple from '~icons/game-icons/greek-temple';
import greenhouse from '~icons/game-icons/greenhouse';
import griffinShield from '~icons/game-icons/griffin-shield';
import guards from '~icons/game-icons/guards';
import hand from '~icons/game-icons/hand';
import harborDock from '~icons/game-icons/harbor-dock';
import harp from '~icons/game-icons/harp';
import herbsBundle from '~icons/game-icons/herbs-bundle';
import horseHead from '~icons/game-icons/horse-head';
import hotSpices from '~icons/game-icons/hot-spices';
import igloo from '~icons/game-icons/igloo';
import incense from '~icons/game-icons/incense';
import laurelCrown from '~icons/game-icons/laurel-crown';
import lightBulb from '~icons/game-icons/light-bulb';
import lotusFlower from '~icons/game-icons/lotus-flower';
import lyre from '~icons/game-icons/lyre';
import medievalVillage01 from '~icons/game-icons/medieval-village-01';
import menhir from '~icons/game-icons/menhir';
import microphone from '~icons/game-icons/microphone';
import modernCity from '~icons/game-icons/modern-city';
import monaLisa from '~icons/game-icons/mona-lisa';
import monkFace from '~icons/game-icons/monk-face';
import mortar from '~icons/game-icons/mortar';
import mountainRoad from '~icons/game-icons/mountain-road';
import mountains from '~icons/game-icons/mountains';
import mountedKnight from '~icons/game-icons/mounted-knight';
import newspaper from '~icons/game-icons/newspaper';
import oldWagon from '~icons/game-icons/old-wagon';
import olive from '~icons/game-icons/olive';
import openTreasureChest from '~icons/game-icons/open-treasure-chest';
import paddles from '~icons/game-icons/paddles';
import paintBucket from '~icons/game-icons/paint-bucket';
import paintedPottery from '~icons/game-icons/painted-pottery';
import papers from '~icons/game-icons/papers';
import partyPopper from '~icons/game-icons/party-popper';
import payMoney from '~icons/game-icons/pay-money';
import photoCamera from '~icons/game-icons/photo-camera';
import piggyBank from '~icons/game-icons/piggy-bank';
import pirateCaptain from '~icons/game-icons/pirate-captain';
import plantWatering from '~icons/game-icons/plant-watering';
import plow from '~icons/game-icons/plow';
import saberAndPistol from '~icons/game-icons/saber-and-pistol';
import quillInk from '~icons/game-icons/quill-ink';
import radioTower from '~icons/game-icons/radio-tower';
import raft from '~icons/game-icons/raft';
import rallyTheTroops from '~icons/game-icons/rally-the-troops';
import receiveMoney from '~icons/game-icons/receive-money';
import redCarpet from '~icons/game-icons/red-carpet';
import ribbonMedal from '~icons/game-icons/ribbon-medal';
import riceCooker from '~icons/game-icons/rice-cooker';
import rolledCloth from '~icons/game-icons/rolled-cloth';
import ruleBook from '~icons/game-icons/rule-book';
import sabersChoc from '~icons/game-icons/sabers-choc';
import saltShaker from '~icons/game-icons/salt-shaker';
import samuraiHelmet from '~icons/game-icons/samurai-helmet';
import scales from '~icons/game-icons/scales';
import scalpel from '~icons/game-icons/scalpel';
import scrollQuill from '~icons/game-icons/scroll-quill';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';
import seedling from '~icons/game-icons/seedling';
import shakingHands from '~icons/game-icons/shaking-hands';
import sheep from '~icons/game-icons/sheep';
import shop from '~icons/game-icons/shop';
import sickle from '~icons/game-icons/sickle';
import sing from '~icons/game-icons/sing';
import sling from '~icons/game-icons/sling';
import snowflake1 from '~icons/game-icons/snowflake-1';
import spade from '~icons/game-icons/spade';
import spartan from '~icons/game-icons/spartan';
import spearFeather from '~icons/game-icons/spear-feather';
import spiralShell from '~icons/game-icons/spiral-shell';
import starFormation from '~icons/game-icons/star-formation';
import steamLocomotive from '~icons/game-icons/steam-locomotive';
import stoneBust from '~icons/game-icons/stone-bust';
import stoneTablet from '~icons/game-icons/stone-tablet';
import stoneTower from '~icons/game-icons/stone-tower';
import stopwatch from '~icons/game-icons/stopwatch';
import sugarCane from '~icons/game-icons/sugar-cane';
import swapBag from '~icons/game-icons/swap-bag';
import teacher from '~icons/game-icons/teacher';
import theater from '~icons/game-icons/theater';
import throneKing from '~icons/game-icons/throne-king';
import tombstone from '~icons/game-icons/tombstone';
import tvTower from '~icons/game-icons/tv-tower';
import trade from '~icons/game-icons/trade';
import trebuchet from '~icons/game-icons/trebuchet';
import tribalMask from '~icons/game-icons/tribal-mask';
import trumpet from '~icons/game-icons/trumpet';
import vineFlower from '~icons/game-icons/vine-flower';
import watchtower from '~icons/game-icons/watchtower';
import well from '~icons/game-icons/well';
import wheat from '~icons/game-icons/wheat';
import windHole from '~icons/game-icons/wind-hole';
import windmill from '~icons/game-icons/windmill';
import window from '~icons/game-icons/window';
import world from '~icons/game-icons/world';
import zeppelin from '~icons/game-icons/zeppelin';

export const ART: Record<string, string> = {
  'y1-01': saltShaker,
  'y1-02': camel,
  'y1-03': spiralShell,
  'y1-04': incense,
  'y1-05': scrollQuill,
  'y1-06': canoe,
  'y1-07': harborDock,
  'y1-08': gemPendant,
  'y1-09': coins,
  'y1-10': paintBucket,
  'r1-01': spearFeather,
  'r1-02': sling,
  'r1-03': watchtower,
  'r1-04': drum,
  'r1-05': paddles,
  'r1-06': chariot,
  'r1-07': boneKnife,
  'r1-08': guards,
  'r1-09': elephant,
  'r1-10': spartan,
  'b1-01': sing,
  'b1-02': stoneTablet,
  'b1-03': hand,
  'b1-04': goldNuggets,
  'b1-05': campfire,
  'b1-06': starFormation,
  'b1-07': tribalMask,
  'b1-08': quillInk,
  'b1-09': menhir,
  'b1-10': greatPyramid,
  'g1-01': wheat,
  'g1-02': olive,
  'g1-03': boar,
  'g1-04': herbsBundle,
  'g1-05': bee,
  'g1-06': plantWatering,
  'g1-07': horseHead,
  'g1-08': riceCooker,
  'g1-09': corn,
  'g1-10': spade,
  'p1-01': trade,
  'p1-02': shop,
  'p1-03': teacher,
  'p1-04': partyPopper,
  'p1-05': windHole,
  'p1-06': oldWagon,
  'p1-07': crystalBall,
  'p1-08': paintedPottery,
  'p1-09': raft,
  'p1-10': tombstone,
  'p1-11': scales,
  'p1-12': crown,
  'p1-13': harp,
  'p1-14': sickle,
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
