// A picture for each card of an epoch. Drawings from game-icons.net, CC BY 3.0.
import bee from '~icons/game-icons/bee';
import boar from '~icons/game-icons/boar';
import boneKnife from '~icons/game-icons/bone-knife';
import camel from '~icons/game-icons/camel';
import campfire from '~icons/game-icons/campfire';
import canoe from '~icons/game-icons/canoe';
import chariot from '~icons/game-icons/chariot';
import coins from '~icons/game-icons/coins';
import corn from '~icons/game-icons/corn';
import crown from '~icons/game-icons/crown';
import crystalBall from '~icons/game-icons/crystal-ball';
import drum from '~icons/game-icons/drum';
import elephant from '~icons/game-icons/elephant';
import gemPendant from '~icons/game-icons/gem-pendant';
import goldNuggets from '~icons/game-icons/gold-nuggets';
import greatPyramid from '~icons/game-icons/great-pyramid';
import guards from '~icons/game-icons/guards';
import hand from '~icons/game-icons/hand';
import harborDock from '~icons/game-icons/harbor-dock';
import harp from '~icons/game-icons/harp';
import herbsBundle from '~icons/game-icons/herbs-bundle';
import horseHead from '~icons/game-icons/horse-head';
import incense from '~icons/game-icons/incense';
import menhir from '~icons/game-icons/menhir';
import oldWagon from '~icons/game-icons/old-wagon';
import olive from '~icons/game-icons/olive';
import paddles from '~icons/game-icons/paddles';
import paintBucket from '~icons/game-icons/paint-bucket';
import paintedPottery from '~icons/game-icons/painted-pottery';
import partyPopper from '~icons/game-icons/party-popper';
import plantWatering from '~icons/game-icons/plant-watering';
import quillInk from '~icons/game-icons/quill-ink';
import raft from '~icons/game-icons/raft';
import riceCooker from '~icons/game-icons/rice-cooker';
import saltShaker from '~icons/game-icons/salt-shaker';
import scales from '~icons/game-icons/scales';
import scrollQuill from '~icons/game-icons/scroll-quill';
import shop from '~icons/game-icons/shop';
import sickle from '~icons/game-icons/sickle';
import sing from '~icons/game-icons/sing';
import sling from '~icons/game-icons/sling';
import spade from '~icons/game-icons/spade';
import spartan from '~icons/game-icons/spartan';
import spearFeather from '~icons/game-icons/spear-feather';
import spiralShell from '~icons/game-icons/spiral-shell';
import starFormation from '~icons/game-icons/star-formation';
import stoneTablet from '~icons/game-icons/stone-tablet';
import teacher from '~icons/game-icons/teacher';
import tombstone from '~icons/game-icons/tombstone';
import trade from '~icons/game-icons/trade';
import tribalMask from '~icons/game-icons/tribal-mask';
import watchtower from '~icons/game-icons/watchtower';
import wheat from '~icons/game-icons/wheat';
import windHole from '~icons/game-icons/wind-hole';

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
};
