import type { Changes, Game, Schemas } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState as AnyBoardState, Change, Stage } from '../board';
import { named } from '../parts/changes';
import { data, num } from '../parts/read';

export type View = Schemas['HeroesView'];
type Tribe = Schemas['HeroesTribe'];
export type Pledge = Schemas['HeroesPledge'];
export type Pinned = Schemas['HeroesOffer'];
export type Battle = Schemas['HeroesBattle'];
export type Unit = Schemas['HeroesUnit'];
export type BoardState = AnyBoardState<View>;

/** Stones of a whole monument, as the table's facts tell it. */
export const stonesOf = ({ content }: Pick<BoardState, 'content'>): number =>
  num(data(content?.document['monument']), 'stones');

/** What lies in a row of counts, one for each kind of card. */
export function cardsIn(counts: number[]): { card: number; count: number }[] {
  return counts.flatMap((count, card) => (count ? [{ card, count }] : []));
}

export const sum = (counts: number[]): number => counts.reduce((all, each) => all + each, 0);

export const handSize = (tribe: Tribe): number => sum(tribe.hand) + tribe.unknown;

export function pledgeText(pledge: Pledge, language: TitleLanguage): string {
  if (pledge.about < 0) return language.say(`pledge-${pledge.what}`);
  return language.say(`term-${pledge.what}`, { seat: language.value('seat', pledge.about) });
}

export function stages({ view }: Game<View>, language: TitleLanguage): Stage[] {
  const turn = language.say('term-turn', { seat: language.value('seat', view.turn) });
  return [
    { name: language.say('term-round', { round: view.round }), on: false },
    { name: view.fair ? language.say('term-fair') : turn, on: true },
    ...(view.phase ? [{ name: language.say(`term-phase-${view.phase}`), on: true }] : []),
  ];
}

const NAMES: Record<string, string> = {
  cities: 'cities',
  stones: 'monument',
  'armies.length': 'armies',
  fortresses: 'fortresses',
  'roads.length': 'roads',
};

/** What an answer changes on my own board, and how my hand grows or shrinks. */
export const changes = (found: Changes, language: TitleLanguage): Change[] =>
  named(found, (path) => {
    const [head, card] = path.split('.');
    if (head === 'hand' && card) return String(language.value('card', Number(card)));
    return NAMES[path] ? language.say(`term-${NAMES[path]}`) : '';
  });
