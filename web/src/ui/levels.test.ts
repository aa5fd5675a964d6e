import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '../state/words.svelte';
import { TITLE } from '../test/hadara';
import LevelChoice from './LevelChoice.svelte';
import { quickStart } from './boxes';

describe('the levels of bots', () => {
  beforeAll(() => words.use('en'));
  afterEach(cleanup);

  const shown = (level: string, onchoose = vi.fn()): HTMLSelectElement => {
    render(LevelChoice, { title: TITLE, level, label: 'Level', onchoose });
    return screen.getByLabelText<HTMLSelectElement>('Level');
  };

  it('are offered from the weakest to the strongest, without the yardsticks', () => {
    const names = [...shown('casual').options].map((option) => option.text);
    expect(names).toEqual(['first-timer', 'casual', 'sensible', 'skilled', 'expert', 'master']);
  });

  it('come with a sentence, their rank and what they win against the one below', () => {
    const choice = shown('expert');
    const about = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent.trim()).toBe(
      'Thinks ahead and makes you pay for mistakes. Wins 64% against the level below (200 games).',
    );
    expect(about?.querySelectorAll('i.on').length).toBe(5);
  });

  it('say nothing of a share that nobody has measured', () => {
    shown('first-timer');
    expect(screen.getByText('Knows the rules and little else, as in a first game.')).toBeTruthy();
  });

  it('keep one that is no longer offered until another is chosen', async () => {
    const onchoose = vi.fn();
    const choice = shown('greedy', onchoose);
    expect([choice.value, choice.options.length]).toEqual(['greedy', 7]);
    await fireEvent.change(choice, { target: { value: 'master' } });
    expect(onchoose).toHaveBeenCalledWith('master');
  });

  it('come with the first game of the rulebook for whoever is new', () => {
    const title = { ...TITLE, options: [{ name: 'first-game', choices: ['no', 'yes'], default: 'no', seats: null }] };
    expect(quickStart(title, true).options).toEqual({ 'first-game': 'yes' });
    expect([quickStart(title, false).options, quickStart({ ...TITLE, options: [] }, true).options]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('have a usual one for whoever does not choose', () => {
    expect(quickStart(TITLE, false).seats.map((seat) => seat.level)).toEqual([undefined, 'sensible', 'sensible']);
  });
});
