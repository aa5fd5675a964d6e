import type { TitleLanguage } from '../../words/language';

interface Entry {
  name: string;
  value: unknown;
}

/** The name of a field of a view: the title's own word for it, or the field's name in words. */
export function fieldName(field: string, language: TitleLanguage): string {
  const id = `term-${field.replaceAll('_', '-')}`;
  const said = language.has(id) ? language.say(id) : '{';
  return said.includes('{') ? field.replaceAll('_', ' ') : said; // a sentence with arguments is no name
}

const NOTHING: unknown[] = [false, null, '', -1];

/** What is worth showing: neither empty lists nor what is not so or not there; components by their names. */
export function entries(value: object, language: TitleLanguage, nouns: Record<string, string[]>): Entry[] {
  return Object.entries(value)
    .filter(([, each]) => !NOTHING.includes(each) && !(Array.isArray(each) && !each.length))
    .map(([field, each]) => ({ name: fieldName(field, language), value: named(field, each, language, nouns) }));
}

/** `goal: 2` is a component's number and `goals: [2, 5]` several; `goals: 2` is how many there are. */
function named(field: string, value: unknown, language: TitleLanguage, nouns: Record<string, string[]>): unknown {
  const last = field.split('_').pop() ?? field;
  if (typeof value === 'number')
    return nouns[last]?.[value] === undefined ? value : String(language.value(last, value));
  const noun = last.endsWith('ies') ? last.slice(0, -3) + 'y' : last.replace(/s$/, '');
  const ids = nouns[noun];
  if (!ids || !isNumbers(value) || value.length === ids.length) return value;
  return value.map((each) => (ids[each] === undefined ? '?' : String(language.value(noun, each))));
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

const HANDFUL = 8; // a longer list of numbers counts kinds of cards, if it counts nothing else

/**
 * A list of counts, one for each component of a noun: only what is there, by name. A long list that fits no noun counts
 * the first kinds of cards. Undefined where it fits several nouns, or nothing.
 */
export function counted(
  list: number[],
  nouns: Record<string, string[]>,
  language: TitleLanguage,
): string[] | undefined {
  const fitting = Object.entries(nouns).filter(([, ids]) => ids.length === list.length && ids.length > 4);
  if (fitting.length > 1) return undefined;
  const cards = list.length > HANDFUL && list.length <= (nouns['card']?.length ?? 0) ? 'card' : undefined;
  const noun = fitting[0]?.[0] ?? cards;
  if (noun === undefined) return undefined;
  return list.flatMap((count, i) => (count ? [`${String(language.value(noun, i))} ×${count}`] : []));
}
