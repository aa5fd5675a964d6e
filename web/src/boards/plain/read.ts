import type { TitleLanguage } from '../../words/language';

export interface Entry {
  name: string;
  value: unknown;
}

/** The name of a field of a view: the title's own word for it, or the field's name in words. */
export function fieldName(field: string, language: TitleLanguage): string {
  const id = `term-${field.replaceAll('_', '-')}`;
  const said = language.has(id) ? language.say(id) : '{';
  return said.includes('{') ? field.replaceAll('_', ' ') : said; // a sentence with arguments is no name
}

/** What is worth showing: neither empty lists nor what is not so. */
export function entries(value: object, language: TitleLanguage): Entry[] {
  return Object.entries(value)
    .filter(([, each]) => each !== false && each !== null && each !== '' && !(Array.isArray(each) && !each.length))
    .map(([field, each]) => ({ name: fieldName(field, language), value: each as unknown }));
}

/**
 * A list of counts, one for each component of a noun: only what is there, by name. Undefined where no noun, or more
 * than one, has as many components.
 */
export function counted(
  list: number[],
  nouns: Record<string, string[]>,
  language: TitleLanguage,
): string[] | undefined {
  const fitting = Object.entries(nouns).filter(([, ids]) => ids.length === list.length && ids.length > 4);
  const [noun] = fitting;
  if (!noun || fitting.length > 1) return undefined;
  return list.flatMap((count, i) => (count ? [`${String(language.value(noun[0], i))} ×${count}`] : []));
}
