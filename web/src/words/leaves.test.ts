import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { LANGUAGES, Language } from './language';

const LOCALE = join(import.meta.dirname, '../../../src/cradle/locale');

/** Every variable of a file, with this value. */
const all = (text: string, value: number): Record<string, number> =>
  Object.fromEntries([...text.matchAll(/\$([\w-]+)/g)].map(([, name = '']) => [name, value]));

it.each(LANGUAGES)('says in %s whatever it would say if it had understood all of it at first', (code) => {
  const language = new Language(code);
  const bundle = new FluentBundle(code, { useIsolating: false });
  const texts = readdirSync(`${LOCALE}/${code}`).map((file) => readFileSync(`${LOCALE}/${code}/${file}`, 'utf-8'));
  const resources = texts.map((text) => new FluentResource(text));
  for (const [i, text] of texts.entries()) {
    language.add(String(i), text);
    const known = resources[i];
    if (known) bundle.addResource(known, { allowOverrides: true });
  }
  const wholly: string[] = [];
  const bit: string[] = [];
  for (const number of [1, 3, 5, 12345])
    for (const [i, text] of texts.entries()) {
      const args = all(text, number);
      for (const { id, value } of resources[i]?.body ?? []) {
        if (id.startsWith('-') || !value) continue;
        wholly.push(bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args, []));
        bit.push(language.has(id) ? language.say(id, args) : '');
      }
    }
  expect(bit).toEqual(wholly);
  expect(bit.length).toBeGreaterThan(4000);
});

it('lets what comes later have the last word, also where the first was said already', () => {
  const english = new Language('en');
  english.add('first', 'hadara = Hadara\n-age = Age\nage = { -age } { $n }');
  expect(english.say('age', { n: 2 })).toBe('Age 2');
  english.add('later', 'age = { -age } no. { $n }\nhadara = Hadara, the game');
  expect([english.say('hadara'), english.say('age', { n: 2 })]).toEqual(['Hadara, the game', 'Age no. 2']);
});
