import type { TitleLanguage } from './language';

/** A term where a text speaks of it. */
export interface Found {
  id: string;
  at: number;
  end: number;
}

/** Finds the terms of a title in texts of one language, by the forms that the glossary gives them. */
export class Terms {
  private readonly ids: string[] = [];
  private readonly pattern: RegExp | null;

  constructor(language: TitleLanguage, ids: string[]) {
    const forms = ids.flatMap((id) =>
      language
        .attribute(`gloss-${id}`, 'forms')
        .split(',')
        .map((form) => form.trim())
        .filter(Boolean)
        .map((form) => ({ id, form })),
    );
    forms.sort((a, b) => b.form.length - a.form.length); // "science die" before "science"
    this.ids = forms.map(({ id }) => id);
    const any = forms.map(({ form }) => `(${source(form)})`).join('|');
    this.pattern = forms.length ? new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'gu') : null;
  }

  find(text: string): Found[] {
    if (!this.pattern) return [];
    return [...text.matchAll(this.pattern)].map((match) => ({
      id: this.ids[match.slice(1).findIndex((group) => group !== undefined)] ?? '',
      at: match.index,
      end: match.index + match[0].length,
    }));
  }

  /** For each of the texts of a section, the terms that it is the first to speak of. */
  firsts(texts: string[]): Set<string>[] {
    const seen = new Set<string>();
    return texts.map((text) => {
      const fresh = new Set(this.find(text).flatMap(({ id }) => (seen.has(id) ? [] : [id])));
      fresh.forEach((id) => seen.add(id));
      return fresh;
    });
  }
}

/** A form as a pattern: its first letter may be a capital, and a star stands for any ending. */
function source(form: string): string {
  const [first = '', ...rest] = [...form];
  const escaped = rest
    .join('')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*');
  const either = new Set([first.toLowerCase(), first.toUpperCase()]);
  const head = either.size > 1 ? `[${[...either].join('')}]` : first.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return head + escaped;
}
