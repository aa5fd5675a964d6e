import type { Args, Message } from '../api/types';
import { words } from '../state/words.svelte';
import type { TitleLanguage } from '../words/language';

/** The parts of the texts that whatever shows answers with their worth needs: reasons and marks. */
export const needSpeech = (): Promise<void> => words.need('analysis');

const THING = 'thing-'; // before the noun of a component that a sentence simply calls `thing`

/** A reason as a sentence at one table: numbers become players, components and lines of the score sheet. */
export function speakReason(language: TitleLanguage, reason: Message): string {
  return words.say(reason.message, reasonArgs(language, reason.args));
}

export const speakReasons = (language: TitleLanguage, reasons: Message[]): string[] =>
  reasons.map((reason) => speakReason(language, reason));

export function reasonArgs(language: TitleLanguage, args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, number]) => {
      if (typeof number === 'string') return [name, language.say(`score-${number}`)];
      return [name.startsWith(THING) ? 'thing' : name, language.value(name, number)];
    }),
  );
}
