import { words } from '../state/words.svelte';
import type { TitleLanguage } from '../words/language';
import type { Story } from '../api/types';
import { type Found, chapterOf, decisionOf, hundredths, isAnalysed } from './review';

/** An answer with its mark, as the list of moves has it. */
export interface Move {
  n: number;
  deed: string;
  mark: string;
  lost: number; // 0 where nothing is told of it
  waits: boolean;
}

export function moveOf(story: Story, found: Found, language: TitleLanguage, n: number): Move {
  const given = story.answers[n - 1];
  const one = decisionOf(found, n);
  return {
    n,
    deed: given ? language.message(given.label) : '',
    mark: one?.mark ?? '',
    lost: one && one.mark !== 'best' && one.mark ? hundredths(one.loss) : 0,
    waits: !isAnalysed(found, n),
  };
}

/** All answers of a seat; `begins` is the number of the chapter that begins with one, or 0. */
export function movesOf(
  story: Story,
  found: Found,
  language: TitleLanguage,
  seat: number,
): (Move & { begins: number })[] {
  let last = 0;
  return story.answers
    .filter((given) => given.seat === seat)
    .map(({ step }) => {
      const chapter = chapterOf(story.rounds ?? [], step);
      const begins = chapter === last ? 0 : chapter;
      last = chapter;
      return { ...moveOf(story, found, language, step), begins };
    });
}

/** The whole of it in words: "Answer 73, buy Heraldic Office, blunder, 35 lost". */
export function called({ n, deed, mark, lost, waits }: Move): string {
  if (waits) return words.say('review-move-waits', { n, deed });
  if (!mark) return words.say('review-move-plain', { n, deed });
  const told = words.say(`analysis-mark-${mark}`);
  if (lost) return words.say('review-move-lost', { n, deed, mark: told, lost });
  return words.say('review-move', { n, deed, mark: told });
}
