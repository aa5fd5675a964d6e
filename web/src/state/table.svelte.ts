import { Refused, type Sent, api, freshId } from '../api/http';
import { Live, type Link } from '../api/live';
import { Outbox } from '../api/outbox';
import type { Answer, Chat, Content, Game, LiveMessage, News, Table, Title, Why } from '../api/types';
import type { TitleLanguage } from '../words/language';
import { house, playerNames, sentence } from './house.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export interface Line {
  id: number;
  news: News;
}

export interface Told {
  news: News[];
  moving: boolean;
}

const GIVING_UP = ['none', 'done', 'pass', 'skip', 'stop', 'decline', 'discard', 'end'];

/** One table as one person sees it: what the server has told, and what is on its way to it. */
export class TableState {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  content = $state.raw<Content | null>(null);
  chat = $state.raw<Chat[]>([]);
  lines = $state.raw<Line[]>([]);
  link = $state<Link>('connecting');
  closed = $state(0);
  sending = $state.raw<Sent | null>(null);
  asking = $state.raw<Answer | null>(null); // a choice that wants a second look
  preview = $state.raw<Answer | null>(null); // the answer under the pointer
  curtain = $state(-1); // the seat for which the curtain waits
  unread = $state(0);
  announced = $state('');
  whys = $state.raw(new Map<string, Why>());
  private readonly live: Live;
  private readonly outbox: Outbox;
  private sentFor = $state.raw<Game | null>(null); // the game as it was when my answer left
  private lineCount = 0;
  private whysFor = '';
  private listeners: ((told: Told) => void)[] = [];
  private before: (() => void)[] = [];

  constructor(readonly id: string) {
    this.outbox = new Outbox(id, (table, sent) => api.answer(table, sent), {
      waiting: (sent) => (this.sending = sent),
      refused: (problem) => this.refused(problem),
    });
    this.sending = this.outbox.waiting;
    this.live = new Live(`/api/tables/${id}/live`, {
      query: () => this.query(),
      heard: (message) => this.heard(message),
      link: (state, code) => this.linked(state, code),
    });
  }

  close(): void {
    this.live.close();
    this.outbox.close();
  }

  // -- what is there ------------------------------------------------------------------------------------------

  get title(): Title | undefined {
    return this.table ? house.title(this.table.title) : undefined;
  }

  get names(): string[] {
    return this.table ? playerNames(this.table) : [];
  }

  get language(): TitleLanguage {
    return house.language(this.table?.title ?? '', this.names, this.content);
  }

  get eye(): number {
    return this.game?.eye ?? -1;
  }

  /** The seat through which I look, or -1 for a spectator. */
  get seat(): number {
    return this.table?.seats[this.eye]?.mine ? this.eye : -1;
  }

  get mySeats(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get answers(): Answer[] {
    return this.underway ? [] : (this.game?.question?.answers ?? []);
  }

  /** My answer is on its way, or the server has it and has not yet told what follows. */
  get underway(): boolean {
    return this.sending !== null || (this.game !== null && this.game === this.sentFor);
  }

  answer(word: string): Answer | undefined {
    return this.answers.find((answer) => answer.word === word);
  }

  label(answer: Answer): string {
    return this.language.message(answer.label);
  }

  /** The question in one sentence, or what is waited for. */
  get headline(): string {
    const game = this.game;
    if (!game) return '';
    if (game.over) return t('over');
    if (this.underway) return t('sending');
    if (game.question) return this.language.message(game.question.about);
    if (game.sealed) return t('sealed', { others: this.waitingNames || 'none' });
    return game.waiting.length ? t('waiting', { names: this.waitingNames }) : t('going-on');
  }

  get waitingNames(): string {
    const names = (this.game?.waiting ?? []).filter((seat) => seat !== this.eye).map((seat) => this.names[seat] ?? '');
    return names.join(', ');
  }

  // -- what I do ----------------------------------------------------------------------------------------------

  /** Answer; a choice that gives something up is asked about once. */
  choose(word: string): void {
    const answer = this.answer(word);
    if (!answer) return;
    const others = this.answers.some((other) => other.span !== answer.span);
    const gives = GIVING_UP.includes(answer.span) && (others || answer.span === 'discard');
    if (gives && settings.confirm) this.asking = answer;
    else this.commit(answer);
  }

  commit(answer: Answer): void {
    const game = this.game;
    if (!game?.question) return;
    this.asking = null;
    this.preview = null;
    this.sentFor = game;
    this.outbox.send(game.eye, game.question.number, answer.word);
  }

  get canUndo(): boolean {
    const game = this.game;
    return this.seat >= 0 && !this.underway && game !== null && !game.over && (game.undo || game.sealed !== null);
  }

  /** Undo with the others' leave is possible whenever I have answered something. */
  async undo(): Promise<void> {
    const game = this.game;
    if (!game || this.seat < 0) return;
    const { sealed } = game;
    await house.attempt(async () => {
      if (sealed) await api.takeBack(this.id, this.seat, sealed.number + 1);
      else await api.undo(this.id, this.seat, game.number);
    });
  }

  async decide(agree: boolean): Promise<void> {
    const proposal = this.table?.proposal;
    if (proposal) await house.attempt(() => api.decide(this.id, proposal.id, agree));
  }

  async speak(text: string): Promise<void> {
    const message = await house.attempt(() => api.say(this.id, text, freshId()));
    if (message) this.heardChat([message]);
  }

  /** Look through another of my eyes. */
  look(eye: number): void {
    this.curtain = -1;
    this.preview = null;
    this.live.send({ type: 'eye', eye, since: null });
  }

  /** Why words are not possible; asked once for each question. */
  async explain(word: string): Promise<Why | undefined> {
    const game = this.game;
    if (!game?.question) return undefined;
    const question = `${game.eye} ${game.question.number}`;
    if (this.whysFor !== question) {
      this.whysFor = question;
      this.whys = new Map();
    }
    const known = this.whys.get(word);
    if (known) return known;
    try {
      const found = await api.why(this.id, game.eye, [word]);
      if (this.whysFor === question) this.whys = new Map([...this.whys, ...found.why.map((w) => [w.word, w] as const)]);
      return this.whys.get(word);
    } catch {
      return undefined;
    }
  }

  onNews(before: () => void, after: (told: Told) => void): () => void {
    this.before.push(before);
    this.listeners.push(after);
    return () => {
      this.before = this.before.filter((each) => each !== before);
      this.listeners = this.listeners.filter((each) => each !== after);
    };
  }

  // -- what the server tells ----------------------------------------------------------------------------------

  private query(): Record<string, string> {
    const last = this.chat.at(-1)?.id ?? 0;
    const kept = Number(sessionStorage.getItem(`cradle-eye-${this.id}`) ?? '-1');
    const eye = this.game?.eye ?? kept;
    const since = this.game?.number ?? 0;
    return { chat: String(last), since: String(since), changes: 'true', ...(eye >= 0 ? { eye: String(eye) } : {}) };
  }

  private linked(state: Link, code: number): void {
    this.link = state;
    this.closed = code;
    if (state === 'open') void this.outbox.flush();
    if (code === 4403) sessionStorage.removeItem(`cradle-eye-${this.id}`);
  }

  private heard(message: LiveMessage): void {
    if (message.type === 'table') this.heardTable(message.table);
    else if (message.type === 'game') this.heardGame(message);
    else if (message.type === 'chat') this.heardChat(message.messages);
    else if (message.type === 'error') house.tell(sentence(message.error));
  }

  private heardTable(table: Table): void {
    const first = this.table === null;
    this.table = table;
    if (first) void this.fetchContent(table);
  }

  private async fetchContent(table: Table): Promise<void> {
    const found = await house.attempt(() =>
      table.content.own ? api.tableContent(table.id) : api.content(table.title),
    );
    if (found) this.content = found;
  }

  private heardGame(game: Game): void {
    const moving = this.game !== null && this.game.eye === game.eye && game.since !== null;
    if (moving && game.number < (this.game?.number ?? 0)) return;
    for (const before of this.before) before();
    if (this.game === null || this.game.eye !== game.eye || game.since === null) this.lines = [];
    this.game = game;
    this.preview = null;
    this.asking = null;
    sessionStorage.setItem(`cradle-eye-${this.id}`, String(game.eye));
    this.lines = [...this.lines, ...game.news.map((news) => ({ id: this.lineCount++, news }))].slice(-500);
    if (moving)
      this.announced = game.news
        .map((news) => this.language.news(news))
        .join(' ')
        .trim();
    for (const listener of this.listeners) listener({ news: game.news, moving });
    if (this.mySeats.length > 1 && !game.question && !game.over) void this.findNextAtHotSeat(game);
  }

  /** Hot seat: is another of my seats asked something now? */
  private async findNextAtHotSeat(game: Game): Promise<void> {
    for (const seat of this.mySeats) {
      if (seat === game.eye || !game.waiting.includes(seat)) continue;
      const other = await house.attempt(() => api.game(this.id, seat));
      if (this.game !== game) return;
      if (other?.question) {
        this.curtain = seat;
        return;
      }
    }
  }

  private heardChat(messages: Chat[]): void {
    const fresh = messages.filter((message) => !this.chat.some((known) => known.id === message.id));
    this.chat = [...this.chat, ...fresh];
    this.unread += fresh.length;
  }

  private refused(problem: Refused): void {
    this.sentFor = null;
    if (problem.problem.message !== 'server-stale') house.tell(sentence(problem.problem));
  }
}
