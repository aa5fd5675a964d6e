import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { house } from '../state/house.svelte';
import { route } from '../state/route.svelte';
import { words } from '../state/words.svelte';
import { CONTENT, DRAFT, TABLE, TITLE } from '../test/hadara';
import Home from './Home.svelte';
import Join from './Join.svelte';
import Replay from './Replay.svelte';
import Replays from './Replays.svelte';
import Rules from './Rules.svelte';
import TableScreen from './Table.svelte';

// A title without a board of its own: the plain one is enough here.
const doc = { ...TABLE, title: 'go', proposal: null };
const free = doc.seats.map((seat, i) =>
  i ? { ...seat, mine: false } : { ...seat, kind: 'free' as const, mine: false },
);

/** A socket that tells the table and nothing else. */
function socketOf(table: object): new () => WebSocket {
  return class {
    static readonly OPEN = 1;
    readyState = 1;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    constructor() {
      queueMicrotask(() => {
        this.onopen?.();
        this.onmessage?.({ data: JSON.stringify({ type: 'table', table }) });
      });
    }
    send(): void {
      // Nobody listens.
    }
    close(): void {
      // Nothing is open.
    }
  } as unknown as new () => WebSocket;
}

describe('the screens', () => {
  const replies = new Map<string, unknown>();
  const refused = new Map<string, unknown>();
  const sent: [string, unknown][] = [];

  configure({ asyncUtilTimeout: 15_000 });
  beforeAll(() => words.use('en'));
  beforeEach(() => {
    replies.clear();
    refused.clear();
    sent.length = 0;
    house.me = { name: '', login: null, guest: true, known: false };
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
      if (request.method !== 'GET') sent.push([`${request.method} ${path}`, JSON.parse(String(request.body ?? '{}'))]);
      const reply = replies.get(path.split('?list')[1] ?? path) ?? replies.get(path);
      const body = JSON.stringify(reply ?? refused.get(path) ?? {});
      return Promise.resolve(new Response(body, { status: reply ? 200 : 404 }));
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('keep the name that is typed on an invitation', async () => {
    history.replaceState(null, '', '/join#Zk3');
    route.read();
    const invitation = { table: { ...doc, seats: free }, seat: 0 };
    const me = { name: 'Bo', login: null, guest: true, known: true };
    for (const [path, reply] of Object.entries({
      '/api/links': invitation,
      '/api/links/accept': invitation,
      '/api/me': me,
    }))
      replies.set(path, reply);
    render(Join);
    await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: ' Bo ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(route.path).toBe(`/table/${doc.id}`));
    expect(sent.slice(1)).toEqual([
      ['PATCH /api/me', { name: 'Bo' }],
      ['POST /api/links/accept', { secret: 'Zk3', name: 'Bo' }],
    ]);
    expect(house.me.name).toBe('Bo');
  });

  it('name the game of an open table', async () => {
    replies.set('=mine&limit=20', { tables: [] });
    replies.set('=open&limit=20', { tables: [{ ...doc, title: 'hadara', state: 'gathering', seats: free }] });
    render(Home);
    expect((await screen.findByText(/seats taken/)).textContent).toMatch(/^Hadara with /);
  });

  it.each([
    { totals: [61, 55], places: [1, 2], told: 'Ada wins · 61 : 55' },
    { totals: [0, 1], places: [2, 1], told: 'Bo wins' }, // a title without points
    { totals: [40, 40], places: [1, 1], told: 'Ada and Bo share the win · 40 : 40' },
    { totals: [9, 7], places: [2, 3], told: '9 : 7' }, // an opponent without a seat has won
  ])('tell how a game has ended: $told', async ({ totals, places, told }) => {
    const seats = doc.seats.slice(0, 2).map((seat, i) => ({ ...seat, kind: 'person', name: ['Ada', 'Bo'][i] }));
    const ended = { ...doc, title: 'hadara', state: 'finished', seats, result: { totals, places, over: true } };
    replies.set('=finished&limit=20', { tables: [ended] });
    render(Replays);
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it('say why the server has closed a table, and keep its record', async () => {
    const closed = { message: 'server-busy', args: {} };
    vi.stubGlobal('WebSocket', socketOf({ ...doc, state: 'closed', closed }));
    render(TableScreen, { id: doc.id });
    expect(await screen.findByText('The server is busy at the moment. Try again.')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('This table is closed.');
    const record = screen.getByRole('link', { name: 'Download the record' });
    expect(record.getAttribute('href')).toBe(`/api/tables/${doc.id}/record`);
  });

  it('say nothing of a record where a table was simply given up', async () => {
    vi.stubGlobal('WebSocket', socketOf({ ...doc, state: 'closed', closed: null }));
    render(TableScreen, { id: doc.id });
    expect(await screen.findByText('This table was given up.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download the record' })).toBeNull();
  });

  it('say in the lobby that a table goes on from another game', async () => {
    const from = { table: 'abcdefghijkl', step: 40 };
    vi.stubGlobal('WebSocket', socketOf({ ...doc, state: 'gathering', seats: free, from }));
    render(TableScreen, { id: doc.id });
    expect(await screen.findByText(/goes on from a game that was played before, after answer 40/)).toBeTruthy();
  });

  it.each(['', `?table=${doc.id}`])(
    'draw components as a table without options, or this one, reads them%s',
    async (asked) => {
      history.replaceState(null, '', `/rules/go/components${asked}`);
      route.read();
      house.titles = [{ ...TITLE, name: 'go' }];
      const content = (id: string): object => ({ ...CONTENT, document: { stone: [{ id }] } });
      replies.set('/api/rules/go/en', { title: 'go', lang: 'en', name: 'Go', intro: '', chapters: [] });
      replies.set('/api/titles/go/content', content('usual'));
      replies.set(`/api/tables/${doc.id}/content`, content('own'));
      render(Rules, { id: 'go' });
      expect(await screen.findByText(asked ? 'own' : 'usual', { selector: 'b' })).toBeTruthy();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toContain(`/rules/go${asked}`);
    },
  );

  it('say why a game cannot be replayed, and keep its record', async () => {
    replies.set(`/api/tables/${doc.id}`, { ...doc, old: true });
    const problem = { error: { message: 'server-no-replay', args: {} } };
    refused.set(`/api/tables/${doc.id}/story`, problem);
    render(Replay, { id: doc.id });
    const record = await screen.findByRole('link', { name: 'Download the record' });
    expect(record.getAttribute('href')).toBe(`/api/tables/${doc.id}/record`);
  });

  it.each([true, false])('let a game of other rules be replayed, but not taken over: %s', async (old) => {
    const game = { ...DRAFT, question: null, step: 0, steps: 2, answered: null, asked: [] };
    replies.set(`/api/tables/${doc.id}`, { ...doc, old });
    replies.set(`/api/tables/${doc.id}/story`, { steps: 2, answers: [], totals: [[0, 0, 0]], turning: [] });
    replies.set(`/api/tables/${doc.id}/content`, CONTENT);
    for (const eye of [0, 1, 2, 3]) replies.set(`/api/tables/${doc.id}/replay?eye=${eye}&step=0`, game);
    render(Replay, { id: doc.id });
    const button = await screen.findByRole('button', { name: 'Take over from here' });
    expect((button as HTMLButtonElement).disabled).toBe(old);
    expect(screen.queryAllByText(/can be replayed, but not taken over/).length).toBe(old ? 1 : 0);
  });
});
