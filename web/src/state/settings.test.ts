import { expect, test } from 'vitest';
import { applySettings, settings } from './settings.svelte';

const KEY = 'cradle-settings';

test('what another tab has set holds here too, and is not written over', () => {
  settings.confirm = true;
  applySettings();
  const there = { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object), confirm: false };
  localStorage.setItem(KEY, JSON.stringify(there));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(settings.confirm).toBe(false);
  applySettings();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ confirm: false });
});

test('what else is kept in the browser changes no setting', () => {
  settings.confirm = true;
  localStorage.setItem(KEY, JSON.stringify({ confirm: false }));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(settings.confirm).toBe(true);
});
