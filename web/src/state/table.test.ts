import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Chat, Game, News, Preview } from '../api/types';
import { COLONY as colony, CONTENT, TABLE as doc } from '../test/hadara';
import { house } from './house.svelte';
import { settings } from './settings.svelte';
import { TableState } from './table.svelte';
import { t, words } from './words.svelte';

class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  sent: Record<string, unknown>[] = [];
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

type Reply = (path: string, body: Record<string, unknown>) => [number, unknown];

const AWAY: [number, unknown] = [503, { error: { message: 'server-away', args: { seconds: 2 } } }];
const NUMBER = colony.question?.number ?? -1;

const game = (more: Partial<Game> = {}): Game => ({ ...colony, type: 'game', news: [], since: 0, ...more });
const news = (name: string): News => ({ name, message: name, seat: 0, data: {}, secret: null });
const preview = (eye: number, changes: Preview['changes']): Preview => ({
  type: 'preview',
  eye,
  number: NUMBER,
  changes,
});
const said = (id: number, seat: number | null): Chat => ({ id, seat, name: 'x', text: 'hello', said: null, at: 0 });

/** The same answers, as the server names them: without what they would change. */
function bare(count = 0): Game {
  const question = colony.question as NonNullable<Game['question']>;
  const plain = question.answers.map((answer) => ({ ...answer, changes: null }));
  const many = Array.from({ length: count }, (_, i) => ({ ...(plain[1] as Answer), word: `annex-${i}` }));
  return game({ question: { ...question, answers: count ? many : plain } });
}

describe('a table', () => {
  let table: TableState;
  let replies: Reply;
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const socket = (): Socket => Socket.made.at(-1) as Socket;
  const previews = (): Record<string, unknown>[] => socket().sent.filter((message) => message['type'] === 'preview');

  beforeAll(() => words.use('en'));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
      const body = JSON.parse(String(request.body ?? '{}')) as Record<string, unknown>;
      if (request.method === 'POST') posted.push({ path, body });
      const [status, reply] = path.endsWith('/content') ? [200, CONTENT] : replies(path, body);
      return Promise.resolve(new Response(JSON.stringify(reply), { status }));
    });
    sessionStorage.clear();
    Socket.made.length = 0;
    posted.length = 0;
    house.trouble = '';
    settings.confirm = true;
    replies = () => [200, { done: 'now', number: 13 }];
    table = open();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function open(): TableState {
    const made = new TableState('k3v9q2m7xabc');
    socket().accept();
    socket().tell({ type: 'table', table: doc });
    return made;
  }

  const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  // -- a server that cannot save ------------------------------------------------------------------------------

  it('keeps an answer that cannot be saved, says so, and sends it again by itself', async () => {
    socket().tell(game());
    replies = () => AWAY;
    table.commit(table.answer('plunder-0') as Answer);
    await wait(10);
    expect(table.hindrance).toBe(
      'The table cannot be saved at the moment. Your answer is kept and is sent again in 2 s.',
    );
    expect(table.hindered(1500)).toContain('sent again in 1 s.');
    expect(house.trouble).toBe('');
    replies = () => [200, { done: 'now', number: 13 }];
    await wait(2000);
    expect(posted.map(({ body }) => body['word'])).toEqual(['plunder-0', 'plunder-0']);
    expect(posted[0]?.body['id']).toBe(posted[1]?.body['id']);
    expect(table.hindrance).toBe('');
  });

  it('speaks of an answer that waits only where there is one', async () => {
    socket().tell(game());
    socket().drop(1006);
    expect(table.hindrance).toBe('The connection is lost. We keep trying.');
    replies = () => AWAY;
    table.commit(table.answer('plunder-0') as Answer);
    await wait(0);
    expect(table.link).toBe('lost');
    expect(table.hindrance).toBe('The connection is lost. We keep trying, and your answer waits here.');
  });

  it('says that the table cannot be read, until it is told how things stand', () => {
    socket().tell({ type: 'error', error: { message: 'server-away', args: { seconds: 2 } } });
    expect(table.hindrance).toBe(t('away'));
    expect(house.trouble).toBe('');
    socket().tell(game());
    expect(table.hindrance).toBe('');
  });

  it('does not say so any longer than the server does', async () => {
    const away = { type: 'error', error: { message: 'server-away', args: { seconds: 2 } } };
    socket().tell(away);
    await wait(2500);
    socket().tell(away);
    await wait(4000);
    expect(table.hindrance).toBe(t('away'));
    await wait(1500);
    expect(table.hindrance).toBe('');
  });

  it('sends what waits as soon as the table can be read again', async () => {
    socket().tell(game());
    replies = () => [503, { error: { message: 'server-away', args: { seconds: 60 } } }];
    table.commit(table.answer('plunder-0') as Answer);
    await wait(10);
    replies = () => [200, { done: 'now', number: 13 }];
    socket().tell(game());
    await wait(10);
    expect(posted.length).toBe(2);
    expect(table.sending).toBeNull();
  });

  it('keeps what was not said, and says it once', async () => {
    replies = () => AWAY;
    table.draft = 'Good luck';
    await table.speak();
    expect(table.draft).toBe('Good luck');
    expect(house.trouble).not.toBe('');
    replies = () => [200, said(7, 0)];
    await table.speak();
    expect(table.draft).toBe('');
    expect(posted[0]?.body['id']).toBe(posted[1]?.body['id']);
    table.draft = 'Good luck';
    await table.speak();
    expect(posted[2]?.body['id']).not.toBe(posted[1]?.body['id']);
  });

  it('says that an undo could not be saved, and can be asked again', async () => {
    socket().tell(game({ undo: true }));
    replies = () => AWAY;
    await table.undo();
    expect(house.trouble).not.toBe('');
    expect(table.canUndo).toBe(true);
  });

  it('fetches the content of its own until it has it', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toBe('/api/tables/k3v9q2m7xabc/content');
      asked += 1;
      const [status, reply] = asked < 3 ? AWAY : [200, CONTENT];
      return Promise.resolve(new Response(JSON.stringify(reply), { status }));
    });
    table.close();
    table = open();
    await wait(1);
    expect([asked, table.content]).toEqual([1, null]);
    await wait(4100);
    expect(asked).toBe(3);
    expect(table.content).not.toBeNull();
  });

  it('never stays with an answer on its way, though the socket has died', async () => {
    socket().tell(game());
    table.commit(table.answer('plunder-0') as Answer);
    await wait(10);
    expect(table.underway).toBe(true); // the server has it, and its update does not come
    await wait(3000 + 6000 + 500);
    expect(Socket.made.length).toBe(2);
    socket().accept();
    socket().tell(game({ number: colony.number + 1, question: null }));
    expect(table.underway).toBe(false);
  });

  it('shows an answered question for a moment longer, and takes no other answer to it', async () => {
    const sent: unknown[] = [];
    replies = (path) => {
      if (path.endsWith('/answers')) sent.push(path);
      return [200, {}];
    };
    socket().tell(game());
    const shown = table.answers;
    table.choose('plunder-0');
    expect(table.answers).toBe(shown);
    table.choose('none');
    await wait(10);
    expect(sent.length).toBe(1);
    expect(table.answers).toBe(shown);
    await wait(500);
    expect(table.answers).toEqual([]); // it takes long: nothing can be answered now, and that is seen
  });

  it('lets it be seen that something was pressed before it changes', async () => {
    socket().tell(game());
    table.choose('plunder-0');
    socket().tell(game({ number: colony.number + 1, since: colony.number, question: null }));
    socket().tell(game({ number: colony.number + 2, since: colony.number + 1, question: null }));
    expect([table.game?.number, table.underway]).toEqual([colony.number, true]);
    await wait(100);
    expect([table.game?.number, table.underway]).toEqual([colony.number + 2, false]);
  });

  it('keeps what it has told before as the objects that they were', () => {
    socket().tell(game());
    const { view, question } = table.game as Game;
    const [, answer] = table.answers;
    socket().tell(JSON.parse(JSON.stringify(game({ number: colony.number + 1, since: colony.number }))) as Game);
    expect(table.game?.number).toBe(colony.number + 1);
    expect(table.game?.view).toBe(view);
    expect(table.game?.question).toBe(question);
    expect(table.answers[1]).toBe(answer);
  });

  it('says that there is no such table where the address cannot be one', async () => {
    replies = () => [404, { error: { message: 'server-no-table', args: {} } }];
    table.close();
    table = new TableState('short');
    socket().drop(1006);
    await wait(10);
    expect([table.link, table.closed]).toEqual(['shut', 4404]);
  });

  // -- previews -----------------------------------------------------------------------------------------------

  it('asks once what the answers to a question would change, and tells the boards', () => {
    socket().tell(bare());
    expect(previews()).toEqual([{ type: 'preview', number: NUMBER, words: ['none', 'plunder-0', 'annex-0'] }]);
    expect(table.answer('plunder-0')?.changes).toBeNull();
    table.preview = table.answer('plunder-0') ?? null;
    socket().tell(preview(0, { 'plunder-0': { coins: [9, 12] } }));
    expect(table.answer('plunder-0')?.changes).toEqual({ coins: [9, 12] });
    expect(table.preview?.changes).toEqual({ coins: [9, 12] });
    socket().tell({ ...bare(), number: colony.number + 1, since: colony.number });
    expect(table.answer('plunder-0')?.changes).toEqual({ coins: [9, 12] });
    expect(previews().slice(1)).toEqual([{ type: 'preview', number: NUMBER, words: ['none', 'annex-0'] }]);
    socket().tell(preview(0, { none: {}, 'annex-0': { coins: [9, 8] } }));
    socket().tell({ ...bare(), number: colony.number + 2, since: colony.number + 1 });
    expect(previews().length).toBe(2);
  });

  it('forgets what belongs to another question', () => {
    socket().tell(bare());
    socket().tell(preview(1, { 'plunder-0': { coins: [1, 2] } }));
    expect(table.answer('plunder-0')?.changes).toBeNull();
    socket().tell(preview(0, { 'plunder-0': { coins: [9, 12] } }));
    const next = bare();
    if (next.question) next.question = { ...next.question, number: next.question.number + 1 };
    socket().tell({ ...next, number: next.number + 1, since: next.number });
    expect(table.answer('plunder-0')?.changes).toBeNull();
    expect(previews().length).toBe(2);
  });

  it('asks only about what is pointed at where there are very many answers', () => {
    socket().tell(bare(61));
    expect(previews()).toEqual([]);
    table.preview = table.answer('annex-7') ?? null;
    table.preview = table.answer('annex-7') ?? null;
    table.foresee(['annex-7', 'annex-8']);
    expect(previews().map((message) => message['words'])).toEqual([['annex-7'], ['annex-8']]);
  });

  it('asks again after a lost connection', async () => {
    socket().tell(bare());
    socket().drop(1006);
    await wait(600);
    socket().accept();
    socket().tell(bare());
    expect(previews().length).toBe(1);
  });

  // -- "Are you sure?" ----------------------------------------------------------------------------------------

  it('does not ask at the end of what I have taken part in', async () => {
    const next = (number: number): Game => ({ ...bare(), number, since: number - 1 });
    socket().tell(bare());
    table.choose('none');
    expect(table.asking?.word).toBe('none');
    table.asking = null;
    table.choose('plunder-0');
    await wait(100);
    socket().tell(next(colony.number + 1));
    table.choose('none');
    expect(table.asking).toBeNull();
    expect(posted.map(({ body }) => body['word'])).toEqual(['plunder-0', 'none']);
  });

  it('goes on asking when somebody else acts', () => {
    socket().tell(game());
    table.choose('none');
    socket().tell(game({ number: colony.number + 1, since: colony.number }));
    expect(table.asking?.word).toBe('none');
    expect(house.trouble).toBe('');
  });

  it('stops asking when the question has changed, and says so', () => {
    socket().tell(game());
    table.choose('none');
    socket().tell(game({ number: colony.number + 1, since: colony.number, question: null }));
    expect(table.asking).toBeNull();
    expect(house.trouble).toBe(t('really-changed'));
    expect(posted).toEqual([]);
  });

  // -- log, chat, names ---------------------------------------------------------------------------------------

  it('keeps its log at an undo, and one for each person at the screen', () => {
    socket().tell(game({ eye: 0, number: 3, news: [news('bought')] }));
    socket().tell(game({ eye: 0, number: 4, since: 3, news: [news('undone')] }));
    expect(table.lines.map((line) => line.news.name)).toEqual(['bought', 'undone']);
    table.look(1);
    expect(socket().sent.at(-1)).toEqual({ type: 'eye', eye: 1, since: 0 });
    socket().tell(game({ eye: 1, number: 2, news: [news('dealt')] }));
    table.look(0);
    expect(socket().sent.at(-1)).toEqual({ type: 'eye', eye: 0, since: 4 });
    socket().tell(game({ eye: 0, number: 4, since: 4 }));
    expect(table.lines.map((line) => line.news.name)).toEqual(['bought', 'undone']);
  });

  it('does not count as unread what I have said or read, after a reload neither', () => {
    socket().tell({ type: 'chat', messages: [said(1, 0), said(2, 1)] });
    expect(table.unread).toBe(1);
    table.readChat();
    expect(table.unread).toBe(0);
    table.close();
    table = open();
    socket().tell({ type: 'chat', messages: [said(1, 0), said(2, 1), said(3, null), said(4, 0)] });
    expect(table.unread).toBe(1);
  });

  it('calls me by my name, and marks who is away', () => {
    const seats = doc.seats.map((seat, i) => ({ ...seat, kind: 'person', name: '', mine: i === 0, away: i === 1 }));
    socket().tell({ type: 'table', table: { ...doc, seats } });
    expect(table.names[0]).toBe('Guest (you)');
    house.me = { ...house.me, name: 'Ada' };
    expect(table.names[0]).toBe('Ada');
    house.me = { ...house.me, name: '' };
    socket().tell(game({ question: null, waiting: [1], over: false }));
    expect(table.headline).toBe('Waiting for Guest 1 (away)');
  });
});
