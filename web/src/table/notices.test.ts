import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Schemas, Seat, Table } from '../api/types';
import type { TableState } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import { DRAFT, TABLE } from '../test/hadara';
import Notices from './Notices.svelte';

const person = (seat: number, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: 'person',
  name: ['Ada', 'Bo', 'Cy'][seat] ?? '',
  mine: seat === 0,
  level: '',
  link: null,
  stand_in: '',
  failed: '',
  away: false,
  ...more,
});

function shown(seats: Seat[], more: Partial<Table> = {}, rest: Partial<TableState> = {}): TableState {
  const doc = { ...TABLE, state: 'playing', host: true, seats, proposal: null, ...more };
  const state = {
    table: doc as Table,
    game: { ...DRAFT, clocks: [] },
    names: seats.map((seat) => seat.name),
    mySeats: seats.filter((seat) => seat.mine).map((seat) => seat.seat),
    hindrance: '',
    decide: vi.fn(),
    giveToBot: vi.fn(),
    sitDown: vi.fn(),
    comeBack: vi.fn(),
    ...rest,
  } as unknown as TableState;
  render(Notices, { state });
  return state;
}

const text = (): string => document.body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
type Proposal = Schemas['Proposal'];
const proposal = (more: Partial<Proposal>): Proposal => ({ id: 4, seat: 1, agreed: [1], needed: [0, 1], ...more });

describe('the notices at a table', () => {
  beforeAll(() => words.use('en'));
  afterEach(cleanup);

  it('are none where all is well', () => {
    shown([person(0), person(1)]);
    expect(text()).toBe('');
  });

  it('say what keeps the table from going on', () => {
    shown([person(0)], {}, { hindrance: 'One moment' } as Partial<TableState>);
    expect(screen.getByRole('status').textContent).toBe('One moment');
  });

  it('count the seconds down until my answer is sent again', async () => {
    vi.useFakeTimers();
    const hindered = (passed: number): string => `In ${8 - passed / 1000} s`;
    const rest = { hindrance: hindered(0), hindered, delay: { away: true, seconds: 8 }, sending: {} };
    shown([person(0)], {}, rest as unknown as Partial<TableState>);
    await vi.advanceTimersByTimeAsync(3000);
    const [read, seen] = screen.getByRole('status').children;
    vi.useRealTimers();
    expect([read?.textContent, seen?.textContent]).toEqual(['In 8 s', 'In 5 s']);
    expect(seen?.getAttribute('aria-hidden')).toBe('true');
  });

  it('let the time of somebody run out before the eyes', async () => {
    vi.useFakeTimers();
    const clocks = [{ seat: 1, move: 2000, game: null, running: true }];
    const soon = { game: { ...DRAFT, clocks } } as Partial<TableState>;
    shown([person(0), person(1)], { clock: { move: 2000, game: null, bot: null } }, soon);
    const before = text();
    await vi.advanceTimersByTimeAsync(2500);
    vi.useRealTimers();
    expect(before).toBe('');
    expect(text()).toContain('The time of Bo has run out.');
  });

  it('tell a spectator that he watches', () => {
    shown([person(0, { mine: false }), person(1)], { host: false });
    expect(text()).toBe('You are watching.');
  });

  it('let the host put a bot in the place of somebody who is away', async () => {
    const state = shown([person(0), person(1, { away: true })]);
    expect(text()).toContain('Bo is away.');
    await press('Let a bot play');
    expect(state.giveToBot).toHaveBeenCalledWith(1);
  });

  it('tell the others that somebody is away, and leave it to the host', () => {
    shown([person(0), person(1, { away: true })], { host: false });
    expect(text()).toBe('Bo is away.');
  });

  it('let the host replace whoever has run out of time, where no bot does so by itself', () => {
    const clocks = [{ seat: 1, move: 0, game: null, running: true }];
    const late = { game: { ...DRAFT, clocks } } as Partial<TableState>;
    shown([person(0), person(1)], { clock: { move: 1000, game: null, bot: null } }, late);
    expect(text()).toContain('The time of Bo has run out.');
    cleanup();
    shown([person(0), person(1)], { clock: { move: 1000, game: null, bot: 'greedy' } }, late);
    expect(text()).toBe('');
  });

  it('ask for leave where somebody wants to sit down', async () => {
    const state = shown([person(0), person(1), person(2, { kind: 'free' })], {
      proposal: proposal({ kind: 'seat', seat: 2, name: 'Dora', agreed: [] }),
    });
    expect(text()).toContain('Dora would like to sit down on seat 3.');
    await press('Agree');
    await press('Decline');
    expect(vi.mocked(state.decide).mock.calls).toEqual([[true], [false]]);
  });

  it('ask for leave to take an answer back, those who have not agreed yet', () => {
    shown([person(0), person(1)], { proposal: proposal({}) });
    expect(text()).toContain('Bo would like to take back the last answer.');
    expect(screen.getAllByRole('button').length).toBe(2);
    cleanup();
    shown([person(0), person(1)], { proposal: proposal({ agreed: [0] }) });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('offer a free seat to whoever watches', async () => {
    const seats = [person(0, { mine: false }), person(1, { kind: 'free', name: '' })];
    const state = shown(seats, { host: false, open: true });
    await press('Sit down');
    expect(state.sitDown).toHaveBeenCalledWith(1);
  });

  it('tell whoever wants to sit down what has come of it', () => {
    const seats = [person(0, { mine: false }), person(1, { kind: 'free', name: '' })];
    shown(seats, { host: false, open: true, wish: 'asked' });
    expect(text()).toContain('The others are asked whether you may sit down.');
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
    shown(seats, { host: false, open: true, wish: 'declined' });
    expect(text()).toContain('The others have decided to play on without you. You may watch.');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('let somebody else decide while the host is away', async () => {
    const state = shown([person(0), person(1, { away: true })], { host: false, decides: true });
    await press('Let a bot play');
    expect(state.giveToBot).toHaveBeenCalledWith(1);
  });

  it('let me come back to the seat on which a bot plays for me', async () => {
    const state = shown([person(0, { stand_in: 'greedy' }), person(1)]);
    expect(text()).toContain('A bot (greedy) plays for you.');
    await press('Play on myself');
    expect(state.comeBack).toHaveBeenCalledOnce();
  });

  it('offer no way back to whoever has used up the time for the game', () => {
    const clocks = [{ seat: 0, move: null, game: 0, running: false }];
    const over = { game: { ...DRAFT, clocks } } as Partial<TableState>;
    shown([person(0, { stand_in: 'greedy' }), person(1)], {}, over);
    expect(text()).toBe('A bot (greedy) plays for you.');
  });

  it('say that a bot has failed, until it is read', async () => {
    shown([person(0), person(1, { kind: 'bot', level: 'expert', failed: 'master' })]);
    expect(text()).toContain('Bo: this bot (master) failed; a weaker one (expert) plays on.');
    await press('Close');
    expect(text()).toBe('');
  });
});
