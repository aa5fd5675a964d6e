import { hurry } from './hurry.svelte';
import { type Code, LANGUAGES, preferred } from '../words/language';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'none';

interface Kept {
  language: Code;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  patterns: boolean;
  confirm: boolean;
  list: boolean;
  forced: boolean;
  coach: 'best' | 'watch'; // shows best answers, or only what to watch and why
}

const KEY = 'cradle-settings';

function kept(): Kept {
  const first: Kept = {
    language: preferred(navigator.languages),
    theme: 'system',
    motion: 'system',
    sound: false,
    notify: false,
    patterns: false,
    confirm: true,
    list: false,
    forced: true,
    coach: 'best',
  };
  try {
    const stored = { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return LANGUAGES.includes(stored.language) ? stored : { ...stored, language: first.language };
  } catch {
    return first;
  }
}

/** What a person has set about this browser. Kept here, never sent. */
export const settings = $state<Kept>(kept());

const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return hurry.on || settings.motion === 'none' || (settings.motion === 'system' && calm?.matches === true);
}

export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme === 'system' ? (dark?.matches === false ? 'light' : 'dark') : settings.theme;
  root.classList.toggle('still', still());
  root.classList.toggle('patterns', settings.patterns);
}

dark?.addEventListener('change', applySettings);
calm?.addEventListener('change', applySettings);
// What is set in one tab holds in the others, which would write their own over it.
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, kept());
});
