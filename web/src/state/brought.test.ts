import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { brought } from '../api/brought';
import { api } from '../api/http';
import type { Game } from '../api/types';
import { COLONY, CONTENT, TABLE } from '../test/hadara';
import { type Told, TableState } from './table.svelte';
import { words } from './words.svelte';

const sockets: Socket[] = [];
const asked: string[] = [];
const HERE = `/api/tables/${TABLE.id}`;
const GAME: Game = { ...COLONY, type: 'game', news: [], since: 0 };

class Socket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor(readonly address: string) {
    sockets.push(this);
  }
  send(): void {
    return undefined;
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** As the server writes it into the page. */
function bring(path: string, reply: unknown): void {
  const node = document.createElement('script');
  node.type = 'application/json';
  node.dataset['path'] = path;
  node.text = JSON.stringify(reply);
  document.body.append(node);
}

beforeAll(() => words.use('en'));
beforeEach(() => {
  sockets.length = asked.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ ...CONTENT, titles: [] })));
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('takes a reply from the page once, and asks the server for it from then on', async () => {
  bring('/api/me', { name: 'Ada', login: null, guest: true, known: true });
  expect((await api.me()).name).toBe('Ada');
  expect(asked).toEqual([]);
  await api.me();
  expect(asked).toEqual(['/api/me']);
  expect(brought('/api/me')).toBeUndefined();
});

it('has a table at once that the page has brought, and hears only what is new', async () => {
  bring(HERE, TABLE);
  bring(`${HERE}/content`, CONTENT);
  bring(`${HERE}/game?eye=${GAME.eye}&since=0`, GAME);
  const table = new TableState(TABLE.id);
  expect([table.table?.id, table.game?.number, table.hindrance]).toEqual([TABLE.id, GAME.number, '']);
  await vi.waitFor(() => expect(table.content?.digest).toBe(CONTENT.digest));
  expect(asked).toEqual([]);
  expect(sockets[0]?.address).toContain(`since=${GAME.number}&eye=${GAME.eye}`);

  const told: Told[] = [];
  table.onNews(
    () => undefined,
    (each) => told.push(each),
  );
  const before = table.game?.view;
  sockets[0]?.tell({ ...GAME, since: GAME.number }); // how things stand, as every socket is told at first
  expect(table.game?.view).toBe(before);
  expect(told).toEqual([]);
  sockets[0]?.tell({ ...GAME, since: GAME.number, number: GAME.number + 1 });
  expect(told).toEqual([{ news: [], moving: true }]);
  table.close();
});

it('leaves a game lie that was brought through another eye than this tab looks through', () => {
  sessionStorage.setItem(`cradle-eye-${TABLE.id}`, String(GAME.eye + 1));
  bring(HERE, TABLE);
  bring(`${HERE}/content`, CONTENT);
  bring(`${HERE}/game?eye=${GAME.eye}&since=0`, GAME);
  const table = new TableState(TABLE.id);
  expect(table.game).toBeNull();
  expect(sockets[0]?.address).toContain(`since=0&eye=${GAME.eye + 1}`);
  table.close();
});

it('asks for everything itself where the page brings nothing', async () => {
  const table = new TableState(TABLE.id);
  expect(table.table).toBeNull();
  sockets[0]?.tell({ type: 'table', table: TABLE });
  sockets[0]?.tell(GAME);
  await vi.waitFor(() => expect(table.content).not.toBeNull());
  expect(asked).toEqual([`${HERE}/content`]);
  expect(table.game?.number).toBe(GAME.number);
  table.close();
});
