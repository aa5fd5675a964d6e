import type { Changes, Game } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { Change, Stage } from '../board';
import type { Data } from '../parts/read';
import { type Card, TRACKS, type View, printIn } from './model';

/** The effect of a purple card in words, "" for the others. */
export function effectText(card: Card, language: TitleLanguage): string {
  if (!card.effect) return '';
  const { kind, ...fields } = card.effect;
  return language.say(`effect-${kind}`, fields);
}

const PHASES = [
  ['draft', 'income', 'colonies', 'busts'],
  ['piles', 'income', 'colonies', 'busts', 'feeding', 'medals'],
];

export function stages({ view }: Game<View>, language: TitleLanguage, document: Data): Stage[] {
  if (view.stage === 'setup' || view.stage === 'over') return [{ name: language.say(`term-${view.stage}`), on: true }];
  const { turns } = printIn(document);
  const now = view.stage === 'wheel' ? 'draft' : view.stage;
  const list = (PHASES[view.phase] ?? []).map((stage) => {
    const turn = stage === 'draft' && now === 'draft' && view.turn ? ` ${view.turn}/${turns}` : '';
    return { name: language.say(`term-${stage}`) + turn, on: stage === now };
  });
  return [{ name: language.say(`term-epoch-${view.epoch}`), on: false }, ...list];
}

/** What changes, in the words of the table; lists of pieces and the score are left to the board. */
export function changes(found: Changes, language: TitleLanguage): Change[] {
  const out: Change[] = [];
  for (const [path, pair] of Object.entries(found)) {
    const name = nameOf(path, language);
    const [before, after] = pair;
    if (name && before !== undefined && after !== undefined) out.push({ name, before, after });
  }
  return out;
}

function nameOf(path: string, language: TitleLanguage): string {
  const [head = '', tail = ''] = path.split('.');
  if (head === 'coins') return language.say('term-coins');
  if (head === 'tracks') return language.say(`track-${TRACKS[Number(tail)] ?? ''}`);
  if (path === 'cards.length') return language.say('term-cards');
  if (path === 'colonies.length') return language.say('term-colonies');
  if (head === 'sets') return language.say('term-sets');
  return '';
}
