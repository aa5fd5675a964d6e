import { brought } from './brought';
import type {
  Accepted,
  Analysis,
  Chat,
  Content,
  Course,
  Done,
  Game,
  Hindsight,
  Invitation,
  Lessons,
  Me,
  Message,
  NewTable,
  NextPuzzle,
  Puzzle,
  PuzzleVerdict,
  Puzzles,
  Replay,
  Rules,
  SeatChange,
  Sent,
  Story,
  Table,
  TableChange,
  Tables,
  Titles,
  Tried,
  Trying,
  Undone,
  Whys,
} from './types';

/** What the server refused, as a message id for people. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Message;

  constructor(status: number, problem: Message) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }

  /** Whether the same request may work a little later. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500;
  }

  /** The server cannot read or save anything at the moment. */
  get away(): boolean {
    return this.problem.message === 'server-away';
  }

  /** After how many seconds the server would like to be asked again; 0 where it does not say. */
  get seconds(): number {
    return Number(this.problem.args['seconds'] ?? 0);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const PATIENCE = 30_000;

/** One request. A connection that has died in silence counts as unreachable after `patience` milliseconds. */
async function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Cradle'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const hangUp = new AbortController();
  const timer = setTimeout(() => hangUp.abort(), patience);
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(path, { method, headers, signal: hangUp.signal, ...content });
    if (reply.ok) return (await reply.json()) as T;
    throw new Refused(reply.status, await problemOf(reply));
  } catch (problem) {
    throw problem instanceof Refused ? problem : new Unreachable(path);
  } finally {
    clearTimeout(timer);
  }
}

async function problemOf(reply: Response): Promise<Message> {
  try {
    const document = (await reply.json()) as { error?: Message };
    if (document.error) return document.error;
  } catch {
    // Not JSON: something between here and the server has answered.
  }
  return { message: 'web-error-server', args: { status: reply.status } };
}

const get = async <T>(path: string): Promise<T> => brought<T>(path) ?? call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
const listed = (name: string, list: string[]): string =>
  list.map((word) => `&${name}=${encodeURIComponent(word)}`).join('');
const words = (list: string[]): string => listed('word', list);

export type { Sent };
type Listing = 'open' | 'mine' | 'finished';

export const api = {
  titles: () => get<Titles>('/api/titles'),
  content: (title: string) => get<Content>(`/api/titles/${title}/content`),
  tableContent: (table: string) => get<Content>(`/api/tables/${table}/content`),
  rules: (title: string, lang: string) => get<Rules>(`/api/rules/${title}/${lang}`),
  first: (title: string, lang: string) => get<Rules>(`/api/rules/${title}/${lang}/first`),
  me: () => get<Me>('/api/me'),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  register: (login: string, password: string) => post<Me>('/api/account', { login, password }),
  logIn: (login: string, password: string) => post<Me>('/api/session', { login, password }),
  logOut: () => call<Done>('DELETE', '/api/session'),
  tables: (list: Listing) => get<Tables>(`/api/tables?list=${list}&limit=20`),
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  create: (table: NewTable) => makeOnce(table),
  join: async (id: string, seat?: number) => {
    await introduce();
    return post<Table>(`/api/tables/${id}/join`, seat === undefined ? {} : { seat });
  },
  link: (secret: string) => post<Invitation>('/api/links', { secret }),
  accept: (secret: string, name: string) => post<Invitation>('/api/links/accept', { secret, name }),
  setSeat: (id: string, seat: number, body: SeatChange) => call<Table>('PUT', `/api/tables/${id}/seats/${seat}`, body),
  start: (id: string) => post<Table>(`/api/tables/${id}/start`),
  comeBack: (id: string) => post<Table>(`/api/tables/${id}/return`),
  hurry: (id: string) => post<Table>(`/api/tables/${id}/hurry`),
  leave: (id: string) => post<Table>(`/api/tables/${id}/leave`),
  adjust: (id: string, body: TableChange) => call<Table>('PATCH', `/api/tables/${id}`, body),
  rematch: (id: string) => post<Table>(`/api/tables/${id}/rematch`),
  game: (id: string, eye: number) => get<Game>(`/api/tables/${id}/game?eye=${eye}`),
  answer: (id: string, sent: Sent) => call<Accepted>('POST', `/api/tables/${id}/answers`, sent, 10_000),
  takeBack: (id: string, seat: number, number: number) =>
    post<Accepted>(`/api/tables/${id}/take-back`, { seat, number }),
  undo: (id: string, seat: number, seen?: number) =>
    post<Undone>(`/api/tables/${id}/undo`, seen === undefined ? { seat } : { seat, number: seen }),
  decide: (id: string, proposal: number, agree: boolean) =>
    post<Undone>(`/api/tables/${id}/proposals/${proposal}`, { agree }),
  why: (id: string, seat: number, number: number, list: string[]) =>
    get<Whys>(`/api/tables/${id}/why?seat=${seat}&number=${number}${words(list)}`),
  say: (id: string, text: string, message: string) => post<Chat>(`/api/tables/${id}/chat`, { text, id: message }),
  replay: (id: string, eye: number, step: number) => get<Replay>(`/api/tables/${id}/replay?eye=${eye}&step=${step}`),
  story: (id: string) => get<Story>(`/api/tables/${id}/story`),
  /** What was asked of the seat that answered next, in a finished game. */
  question: (id: string, step: number, list: string[]) =>
    get<Hindsight>(`/api/tables/${id}/question?step=${step}${words(list)}`),
  analysis: (id: string) => get<Analysis>(`/api/tables/${id}/analysis`),
  analyse: async (id: string) => {
    await introduce();
    return post<Analysis>(`/api/tables/${id}/analysis`);
  },
  lessons: () => get<Lessons>('/api/lessons'),
  course: (title: string) => get<Course>(`/api/lessons/${title}`),
  lesson: (title: string, name: string, given: string[]) =>
    get<Game>(`/api/lessons/${title}/${name}?${listed('given', given)}`),
  tryOut: (title: string, name: string, body: Trying) => post<Tried>(`/api/lessons/${title}/${name}/try`, body),
  whyInLesson: (title: string, name: string, given: string[], word: string) =>
    get<Whys>(`/api/lessons/${title}/${name}/why?${listed('word', [word])}${listed('given', given)}`),
  puzzles: (title: string) => get<Puzzles>(`/api/puzzles?title=${title}`),
  nextPuzzle: (title: string, after: string) => get<NextPuzzle>(`/api/puzzles/next?title=${title}&after=${after}`),
  puzzle: (id: string) => get<Puzzle>(`/api/puzzles/${id}`),
  whyInPuzzle: (id: string, word: string) => get<Whys>(`/api/puzzles/${id}/why?${listed('word', [word])}`),
  solve: async (id: string, word: string) => {
    await introduce();
    return post<PuzzleVerdict>(`/api/puzzles/${id}/try`, { word });
  },
  upload: (record: string) => post<Table>('/api/records', { record }),
};

let introduced = false;

/** Before anything is taken: whoever has no cookie yet could not ask again as the same person. */
async function introduce(): Promise<void> {
  if (!introduced) await post<Me>('/api/me');
  introduced = true;
}

let wish = { text: '', id: '' };

/** The same wish, asked for again because no reply came, makes one table. */
async function makeOnce(wanted: NewTable): Promise<Table> {
  const text = JSON.stringify(wanted);
  if (wish.text !== text) wish = { text, id: freshId() };
  await introduce();
  const table = await post<Table>('/api/tables', { ...wanted, id: wish.id });
  wish = { text: '', id: '' };
  return table;
}

/** An id of one's own, for requests that must not count twice. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
