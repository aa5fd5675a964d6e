import type { Args, Message } from '../api/types';
import { words } from '../state/words.svelte';
import type { TitleLanguage } from '../words/language';

/** The parts of the texts that whatever shows answers with their worth needs: reasons and marks. */
export const needSpeech = (): Promise<void> => words.need('analysis');

// Texts of the title; what does harm may be done by somebody.
const FAMILIES: Record<string, string> = { line: 'score', harm: 'harm' };
const THING = 'thing-'; // before the noun of a component that a sentence simply calls `thing`

/** A reason as a sentence at one table: numbers become players, components and lines of the score sheet. */
export function speakReason(language: TitleLanguage, reason: Message): string {
  return words.say(reason.message, reasonArgs(language, reason.args));
}

export const speakReasons = (language: TitleLanguage, reasons: Message[]): string[] =>
  reasons.map((reason) => speakReason(language, reason));

export function reasonArgs(language: TitleLanguage, args: Args): Args {
  const seat = language.value('seat', Number(args['seat'] ?? -1));
  return Object.fromEntries(
    Object.entries(args).map(([name, number]) => {
      if (typeof number === 'string') return [name, language.say(`${FAMILIES[name] ?? ''}-${number}`, { seat })];
      return [name.startsWith(THING) ? 'thing' : name, language.value(name, number)];
    }),
  );
}
