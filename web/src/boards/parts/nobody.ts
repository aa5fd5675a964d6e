import type { Game } from '../../api/types';
import type { TitleLanguage } from '../../words/language';
import type { BoardState } from '../board';
import type { Data } from './read';

/** A table at which nobody sits and nothing is asked, for drawings of its pieces; perhaps with a part of a view. */
export function nobodysTable<View>(document: Data, language: TitleLanguage, view?: Partial<View>): BoardState<View> {
  const content = { digest: '', document, nouns: language.nouns, wordings: {} };
  return {
    table: null,
    game: view ? ({ view, question: null } as unknown as Game<View>) : null,
    content,
    names: [],
    language,
    seat: -1,
    eye: -1,
    answers: [],
    preview: null,
    answer: () => undefined,
    label: () => '',
    choose: () => undefined,
    explain: () => Promise.resolve(undefined),
    onNews: () => () => undefined,
  };
}
