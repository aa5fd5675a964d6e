import type { Answer, Changes, Game, Schemas } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState as AnyBoardState, Change, Stage } from '../board';
import { named } from '../parts/changes';
import { type Data, capital, list } from '../parts/read';
import type { Token } from '../parts/signs';
import { Print } from './print';

export const TRACK_IDS = ['food', 'economy', 'infrastructure'];
const ARROWS = ['→', '↗', '↖', '←', '↙', '↘']; // sides of a tile, counter-clockwise from east

export type View = Schemas['HorizonView'];
export type Place = Schemas['HorizonPlace'];
export type BoardState = AnyBoardState<View>;

export const entry = (document: Data, noun: string, at: number): Data => list(document, noun)[at] ?? {};

/** What the pieces of an answer do, where its label does not say it. */
export function notes(answer: Answer, board: BoardState): Token[] {
  const print = new Print(board.language);
  const document = board.content?.document ?? {};
  const { technology, leader, structure, government, goal, slot, side } = answer.numbers;
  if (side !== undefined) return [ARROWS[side] ?? ''];
  const card = technology ?? (slot !== undefined ? answer.facts['technology'] : undefined);
  if (card !== undefined && card >= 0) return print.card(entry(document, 'technology', card));
  if (leader !== undefined) return print.card(entry(document, 'leader', leader));
  if (structure !== undefined) return print.structure(entry(document, 'structure', structure));
  if (goal !== undefined) return [print.condition(entry(document, 'goal', goal))];
  if (government !== undefined)
    return print
      .government(entry(document, 'government', government))
      .flatMap(({ step, tokens }, i) => [`${i ? ' · ' : ''}${board.language.say(`step-${step}`)}: `, ...tokens]);
  return [];
}

export function stages({ view }: Game<View>, language: TitleLanguage): Stage[] {
  if (!view.round) return []; // governments are chosen before the first one
  const round = { name: capital(language.say('term-round', { n: view.round })), on: true };
  return view.round === view.last_round ? [round, { name: capital(language.say('term-last')), on: true }] : [round];
}

const NAMES: Record<string, string> = {
  coins: 'coins',
  active: 'active',
  invested: 'invested',
  'technologies.length': 'techs',
  'leaders.length': 'leaders',
  'structures.length': 'display',
};

export const changes = (found: Changes, language: TitleLanguage): Change[] =>
  named(found, (path) => {
    const [head, at = ''] = path.split('.');
    if (head === 'cubes' && TRACK_IDS.includes(at)) return language.say(`track-${at}`);
    return NAMES[path] ? language.say(`term-${NAMES[path]}`) : '';
  });
