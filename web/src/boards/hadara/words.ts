import type { Changes, Game } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { Change, Stage } from '../board';
import { named } from '../parts/changes';
import type { Data } from '../parts/read';
import { type Card, TRACKS, type View, printIn } from './model';

/** The effect of a purple card in words, "" for the others. */
export function effectText(card: Card, language: TitleLanguage): string {
  if (!card.effect) return '';
  const { kind, ...fields } = card.effect;
  return language.say(`effect-${kind}`, fields);
}

export function stages({ view }: Game<View>, language: TitleLanguage, document: Data): Stage[] {
  if (view.stage === 'setup' || view.stage === 'over') return [{ name: language.say(`term-${view.stage}`), on: true }];
  const { phases, turns } = printIn(document);
  const stages = phases[view.phase] ?? [];
  const now = Math.max(0, stages.indexOf(view.stage)); // the wheel is set for the first of them
  const list = stages.map((stage, at) => {
    const turn = stage === 'draft' && at === now && view.turn ? ` ${view.turn}/${turns}` : '';
    return { name: language.say(`term-${stage}`) + turn, on: at === now };
  });
  return [{ name: language.say(`term-epoch-${view.epoch}`), on: false }, ...list];
}

/** What changes, in the words of the table; lists of pieces and the score are left to the board. */
export const changes = (found: Changes, language: TitleLanguage): Change[] =>
  named(found, (path) => nameOf(path, language));

function nameOf(path: string, language: TitleLanguage): string {
  const [head = '', tail = ''] = path.split('.');
  if (head === 'coins') return language.say('term-coins');
  if (head === 'tracks') return language.say(`track-${TRACKS[Number(tail)] ?? ''}`);
  if (path === 'cards.length') return language.say('term-cards');
  if (path === 'colonies.length') return language.say('term-colonies');
  if (head === 'sets') return language.say('term-sets');
  return '';
}
