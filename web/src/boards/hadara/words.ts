import type { Changes, Game } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { Change, Stage } from '../board';
import { named } from '../parts/changes';
import type { Data } from '../parts/read';
import { type Card, type Print, TRACKS, type View, printIn } from './model';

/** The effect of a purple card in words, "" for the others. */
export function effectText(card: Card, language: TitleLanguage): string {
  if (!card.effect) return '';
  const { kind, ...fields } = card.effect;
  return language.say(`effect-${kind}`, fields);
}

/** What a track is good for. */
export const trackText = (track: number, value: number, language: TitleLanguage): string =>
  language.gloss(TRACKS[track] ?? '', value);

/** A card in words: its name, what it does, what it counts. */
export function cardText(card: Card, language: TitleLanguage): string {
  const steps = card.steps.flatMap((step, i) =>
    step ? [`${language.say(`track-${TRACKS[i] ?? ''}`)} ${step > 0 ? '+' : ''}${step}`] : [],
  );
  const points = card.points ? `${language.say('term-points')}: ${card.points}` : '';
  return [language.say(`card-${card.id}`), steps.join(', '), effectText(card, language).replace(/\.$/, ''), points]
    .filter(Boolean)
    .join('. ');
}

/** What the colonies of a value ask and bring; an own one is worth so many points. */
export function colonyText(v: number, points: number | undefined, print: Print, language: TitleLanguage): string {
  const front = print.colony.find(({ value }) => value === print.values[v]);
  if (!front) return '';
  const { value, plunder, annex } = front;
  const worth = language.say('tip-colony-points', { points: points ?? front.points });
  return `${language.say('tip-colony', { value, plunder, annex })} ${worth}`;
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
