import { expect, it } from 'vitest';
import { deedOf } from './keys';

document.body.innerHTML = `
  <button id="button"></button><input id="slider" type="range" /><select id="eyes"></select>
  <div data-then><i id="piece"></i></div><button id="tab" role="tab"></button>`;

function asked(key: string, on = '', more: KeyboardEventInit = {}): string {
  let deed = '';
  const hear = (event: Event): void => void (deed = deedOf(event as KeyboardEvent));
  addEventListener('keydown', hear, true);
  const node = on ? document.getElementById(on) : document.body;
  node?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  removeEventListener('keydown', hear, true);
  return deed;
}

it('each key has its deed, whatever the case of the letter', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'n', 'N', 'p', '1', '3', 'Enter', 'x', '4'];
  expect(keys.map((key) => asked(key))).toEqual(
    [
      'back',
      'on',
      'first',
      'last',
      'next-mistake',
      'next-mistake',
      'last-mistake',
      'show-1',
      'show-3',
      'play-out',
    ].concat(['', '']),
  );
  expect(asked('ArrowLeft', '', { shiftKey: true })).toBe('own-back');
  expect(asked('ArrowRight', '', { shiftKey: true })).toBe('own-on');
});

it('keys of the browser and of what has the focus stay theirs', () => {
  expect(asked('n', '', { ctrlKey: true })).toBe('');
  expect(asked('n', 'eyes')).toBe('');
  expect(asked('Enter', 'button')).toBe('');
  expect(asked('Enter', 'piece')).toBe('');
  expect(asked('Enter', '', { repeat: true })).toBe('');
  expect(asked('ArrowRight', 'slider')).toBe('');
  expect(asked('ArrowRight', 'tab')).toBe('');
  expect(asked('ArrowRight', 'piece')).toBe('');
  expect(asked('ArrowRight', 'button')).toBe('on');
  expect(asked('ArrowRight', 'slider', { shiftKey: true })).toBe('own-on');
  expect(asked('n', 'slider')).toBe('next-mistake');
  expect(asked('n', 'piece')).toBe('next-mistake');
});
