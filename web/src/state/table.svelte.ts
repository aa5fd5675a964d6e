import { brought, broughtGame } from '../api/brought';
import { Refused, type Sent, api, freshId } from '../api/http';
import { Live, type Link } from '../api/live';
import { Outbox } from '../api/outbox';
import type { Answer, Chat, Content, Game, LiveMessage, Message, News, Table, Title, Why } from '../api/types';
import type { TitleLanguage } from '../words/language';
import { Coach } from './coach.svelte';
import { Forced } from './forced.svelte';
import { Fresh } from './fresh.svelte';
import { declines, givesUp } from './giving';
import { house, playerNames, sentence } from './house.svelte';
import { hurry } from './hurry.svelte';
import { Inbox } from './inbox';
import { keptFields } from './kept';
import { type Line, Logbook } from './logbook';
import { Patience } from './patience.svelte';
import { Previews } from './previews.svelte';
import { settings } from './settings.svelte';
import { Whys } from './whys';
import { t } from './words.svelte';

export interface Told {
  news: News[];
  moving: boolean;
}

/** Why the server does not take what is sent now, and when it is sent again. */
interface Delay {
  away: boolean;
  seconds: number;
}

const GRACE = 3000;

const questionOf = (game: Game | null): string => (game?.question ? `${game.eye} ${game.question.number}` : '');

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
  delay = $state.raw<Delay | null>(null);
  asking = $state.raw<Answer | null>(null); // a choice that wants a second look
  curtain = $state(-1); // the seat for which the curtain waits
  draft = $state(''); // what I am about to say
  announced = $state('');
  private readonly live: Live;
  private readonly outbox: Outbox;
  private sentFor = $state.raw<Game | null>(null); // the game as it was when my answer left
  private pointed = $state(''); // the word of the answer under the pointer
  private read = $state(0); // the last chat message that I have seen
  private askingFor = ''; // the question of `asking`
  private going = ''; // the kind of question in which I take part, by my last answer
  private askedBefore = '';
  private saying: { text: string; id: string } | null = null;
  private readonly fresh = new Fresh();
  private readonly whys: Whys;
  readonly forced: Forced;
  private readonly logbook = new Logbook();
  private readonly previews = new Previews((message) => this.live.send(message));
  readonly coach = new Coach((message) => this.live.send(message));
  readonly rank = (word: string): number => (this.underway ? 0 : this.coach.rank(word));
  private readonly offered = $derived(this.game?.question?.answers ?? []);
  private readonly foreseen = $derived<Answer[]>(this.offered.map((answer) => this.previews.foretold(answer)));
  private readonly byWord = $derived(new Map(this.foreseen.map((answer) => [answer.word, answer])));
  private readonly patience = new Patience();
  /** What can be answered. For a moment after I have answered it stays to be seen: most often the next comes by then.
   * A value of its own, so that nothing on the board looks again when an answer leaves and all stays as it is. */
  readonly answers = $derived.by<Answer[]>(() =>
    this.forced.word || (this.underway && !this.patience.on) ? [] : this.foreseen,
  );
  private readonly seats = $derived(this.table?.seats ?? []);
  private readonly called = $derived(this.table?.title ?? '');
  readonly names = $derived(playerNames(this.seats));
  readonly language = $derived<TitleLanguage>(house.language(this.called, this.names, this.content));
  private readonly inbox = new Inbox<LiveMessage>((message) => this.heard(message));
  private fetching = false;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private listeners: ((told: Told) => void)[] = [];
  private before: (() => void)[] = [];

  constructor(readonly id: string) {
    this.whys = new Whys(id);
    this.forced = new Forced(id, this, (word) => this.giveByItself(word));
    this.outbox = new Outbox(id, (table, sent) => api.answer(table, sent), {
      waiting: (sent) => this.waiting(sent),
      refused: (problem) => this.refused(problem),
      delayed: (problem, seconds) => (this.delay = { away: problem?.away ?? false, seconds }),
    });
    this.sending = this.outbox.waiting;
    this.read = Number(sessionStorage.getItem(`cradle-read-${id}`) ?? '0');
    const table = brought<Table>(`/api/tables/${id}`);
    const game = broughtGame(id, this.lastEye < 0 ? (table?.eyes ?? []) : [this.lastEye]);
    this.live = new Live(`/api/tables/${id}/live`, {
      query: () => this.query(this.game ?? game),
      heard: (message) => this.inbox.put(message),
      link: (state, code) => this.linked(state, code),
    });
    if (table) this.heardTable(table);
    if (game) this.heardGame(game);
  }

  close(): void {
    this.left = true;
    this.forced.hold(true);
    hurry.on = false;
    clearTimeout(this.quiet);
    this.patience.end();
    this.live.close();
    this.outbox.close();
  }

  // -- what is there ------------------------------------------------------------------------------------------

  get title(): Title | undefined {
    return this.table ? house.title(this.table.title) : undefined;
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

  /** The answer under the pointer. */
  get preview(): Answer | null {
    return this.answer(this.pointed) ?? null;
  }

  set preview(answer: Answer | null) {
    this.pointed = answer?.word ?? '';
    if (answer) this.foresee([answer.word]);
  }

  /** Ask what these answers would change. */
  foresee(words: string[]): void {
    this.previews.want(words);
  }

  /** What keeps the table from going on, in one sentence; "" where nothing does. */
  get hindrance(): string {
    return this.hindered(0);
  }

  /** The same, so many milliseconds after it was so. */
  hindered(passed: number): string {
    if (this.link === 'lost' || this.link === 'shut')
      return t(this.sending ? 'connection-lost-answer' : 'connection-lost');
    if (!this.delay) return '';
    const { away } = this.delay;
    if (!this.sending) return away ? t('away') : '';
    const seconds = Math.max(1, Math.ceil(this.delay.seconds - passed / 1000));
    return t(away ? 'away-answer' : 'delayed-answer', { seconds });
  }

  get unread(): number {
    const mine = ({ seat }: Chat): boolean => seat !== null && this.mySeats.includes(seat);
    return this.chat.filter((message) => message.id > this.read && !mine(message)).length;
  }

  /** My answer is on its way, or the server has it and has not yet told what follows. */
  get underway(): boolean {
    return this.sending !== null || (this.game !== null && this.game === this.sentFor);
  }

  answer(word: string): Answer | undefined {
    return this.answers.length ? this.byWord.get(word) : undefined;
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
    const seats = (this.game?.waiting ?? []).filter((seat) => seat !== this.eye);
    const named = seats.map((seat) => {
      const name = this.names[seat] ?? '';
      return this.table?.seats[seat]?.away ? t('name-away', { name }) : name;
    });
    return named.join(', ');
  }

  // -- what I do ----------------------------------------------------------------------------------------------

  /** Answer; a choice that gives something up is asked about once. One that was made before its question came, as a
   * step of a longer way, is never too early. */
  choose(word: string, before = false): void {
    const answer = this.answer(word);
    if (!answer || this.underway || (this.fresh.early && !before)) return;
    if (settings.confirm && givesUp(answer, this.answers, this.kindOf(this.game) === this.going)) {
      this.asking = answer;
      this.askingFor = questionOf(this.game);
    } else this.commit(answer);
  }

  commit(answer: Answer): void {
    this.asking = null;
    this.preview = null;
    if (!this.underway && !this.forced.early(answer.word)) this.send(answer);
  }

  private giveByItself(word: string): void {
    const answer = this.foreseen.find((each) => each.word === word);
    if (answer && !this.underway) this.send(answer);
  }

  private send(answer: Answer): void {
    const game = this.game;
    if (!game?.question) return;
    this.patience.begin();
    this.forced.hold(false);
    this.going = declines(answer) ? '' : this.kindOf(game);
    this.sentFor = game;
    this.outbox.send(game.eye, game.question.number, answer.word);
    this.inbox.hold();
  }

  /** The question has just appeared: a click may be meant for the one before. */
  get resting(): boolean {
    return this.fresh.resting;
  }

  /** Only bots are waited for, and nobody else follows what they do. */
  get canSkip(): boolean {
    const { game, table } = this;
    if (!game || !table || game.question || game.over || this.seat < 0 || table.state !== 'playing') return false;
    const others = table.seats.filter((seat) => !seat.mine);
    return !hurry.on && game.waiting.length > 0 && others.every((seat) => seat.kind === 'bot');
  }

  /** Let the bots answer at once, and do not show how, until I am asked. */
  async skip(): Promise<void> {
    if (!this.canSkip) return;
    hurry.on = true;
    const done = await house.attempt(() => api.hurry(this.id));
    if (!done) hurry.on = false;
  }

  private kindOf(game: Game | null): string {
    return game?.question ? `${game.eye} ${game.question.kind}` : '';
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
    this.forced.hold(true);
    await house.attempt(async () => {
      if (sealed) await api.takeBack(this.id, this.seat, sealed.number + 1);
      else await api.undo(this.id, this.seat, game.number);
    });
  }

  async decide(agree: boolean): Promise<void> {
    const proposal = this.table?.proposal;
    if (proposal) await house.attempt(() => api.decide(this.id, proposal.id, agree));
  }

  /** Say what is drafted. It stays in its place until the server has it; the same words keep their id. */
  async speak(): Promise<void> {
    const text = this.draft.trim();
    if (!text) return;
    const { id } = (this.saying = this.saying?.text === text ? this.saying : { text, id: freshId() });
    const message = await house.attempt(() => api.say(this.id, text, id));
    if (!message) return;
    this.saying = null;
    if (this.draft.trim() === text) this.draft = '';
    this.heardChat([message]);
  }

  /** All of the chat has been seen. */
  readChat(): void {
    this.read = this.chat.at(-1)?.id ?? 0;
    sessionStorage.setItem(`cradle-read-${this.id}`, String(this.read));
  }

  /** Look through another of my eyes. */
  look(eye: number): void {
    this.curtain = -1;
    this.preview = null;
    this.live.send({ type: 'eye', eye, since: this.logbook.seen(eye) });
  }

  /** Take a seat; while a game is played the others are asked. */
  async sitDown(seat: number): Promise<void> {
    await house.attempt(() => api.join(this.id, seat));
  }

  /** Take my seats back from the bots that stand in. */
  async comeBack(): Promise<void> {
    await house.attempt(() => api.comeBack(this.id));
  }

  /** Give a seat to a bot, as the host, or whoever decides in the host's place. */
  async giveToBot(seat: number, wanted = ''): Promise<void> {
    const level = wanted || (this.table?.clock.bot ?? this.title?.usual);
    if (level) await house.attempt(() => api.setSeat(this.id, seat, { kind: 'bot', level }));
  }

  /** Why words are not possible; asked once for each question. */
  async explain(word: string): Promise<Why | undefined> {
    const game = this.game;
    const why = game?.question ? await this.whys.of(game.eye, game.question.number, word) : undefined;
    if (why && game) this.coach.explained(game, why);
    return why;
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

  /** The eye through which this tab has looked at last, or -1. */
  private get lastEye(): number {
    return Number(sessionStorage.getItem(`cradle-eye-${this.id}`) ?? '-1');
  }

  private query(game: Game | undefined): Record<string, string> {
    const last = this.chat.at(-1)?.id ?? 0;
    const eye = game?.eye ?? this.lastEye;
    const since = game?.number ?? 0;
    return { chat: String(last), since: String(since), ...(eye >= 0 ? { eye: String(eye) } : {}) };
  }

  private linked(state: Link, code: number): void {
    this.link = state;
    this.closed = code;
    if (state === 'open') void this.outbox.flush();
    if (state === 'lost' && !this.table) void this.lookForTable();
    if (code === 4403) sessionStorage.removeItem(`cradle-eye-${this.id}`);
  }

  /** The socket was never opened: an address that no table can have is refused without a reason. */
  private async lookForTable(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (problem) {
      if (problem instanceof Refused && !problem.passing) this.live.giveUp(problem.status === 403 ? 4403 : 4404);
    }
  }

  private heard(message: LiveMessage): void {
    if (this.left) return;
    if (message.type === 'table') this.heardTable(message.table);
    else if (message.type === 'game') this.heardGame(message);
    else if (message.type === 'chat') this.heardChat(message.messages);
    else if (message.type === 'preview') this.previews.heard(message);
    else if (message.type === 'coach') this.coach.heard(message);
    else if (message.type === 'error') this.heardError(message.error);
  }

  private heardError(error: Message): void {
    if (error.message !== 'server-away') {
      house.tell(sentence(error));
      return;
    }
    const seconds = Number(error.args['seconds'] ?? 0);
    this.delay ??= { away: true, seconds };
    // It is said again as long as it is so. Afterwards there may be nothing new to tell.
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.goesOn(), seconds * 1000 + GRACE);
  }

  private heardTable(table: Table): void {
    keptFields(this.table, table);
    this.table = table;
    this.goesOn();
    if (!this.content && !this.fetching) void this.fetchContent();
  }

  /** Again and again until it is there: nothing can be drawn without it. */
  private async fetchContent(): Promise<void> {
    this.fetching = true;
    this.content = await house.insist(
      () => api.tableContent(this.id),
      () => !this.left,
    );
    this.fetching = false;
  }

  /** The server tells how things stand: it can be sent to again. */
  private goesOn(): void {
    clearTimeout(this.quiet);
    if (!this.delay) return;
    this.delay = null;
    void this.outbox.flush();
  }

  private heardGame(game: Game): void {
    const moving = this.game !== null && this.game.eye === game.eye && game.since !== null;
    const known = this.game?.number ?? 0;
    if (moving && game.number < known) return;
    const again = moving && game.number === known; // how things stand, told to whoever has just connected
    if (!again) for (const before of this.before) before();
    keptFields(this.game, game);
    if (questionOf(game) !== questionOf(this.game)) {
      this.preview = null;
      if (this.game && game.question) this.fresh.appear();
    }
    if (game.question || game.over) hurry.on = false;
    const fresh = questionOf(game) !== this.askedBefore;
    this.askedBefore = questionOf(game);
    if (fresh) this.forced.ask();
    this.game = game;
    this.goesOn();
    this.askOn(game);
    if (this.lastEye !== game.eye) sessionStorage.setItem(`cradle-eye-${this.id}`, String(game.eye));
    this.lines = this.logbook.write(game);
    this.previews.show(game);
    if (moving && !again)
      this.announced = game.news
        .map((news) => this.language.news(news))
        .join(' ')
        .trim();
    if (!again) for (const listener of this.listeners) listener({ news: game.news, moving });
    if (this.mySeats.length > 1 && !game.question && !game.over) void this.findNextAtHotSeat(game);
  }

  /** "Are you sure?" stands as long as its question does. */
  private askOn(game: Game): void {
    if (!this.asking) return;
    const same = questionOf(game) === this.askingFor;
    const answer = same && game.question?.answers.some(({ word }) => word === this.asking?.word);
    if (answer) return;
    this.asking = null;
    house.tell(t('really-changed'));
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
  }

  private waiting(sent: Sent | null): void {
    this.sending = sent;
    if (sent) return;
    this.delay = null;
    this.live.await(); // the update must come now
  }

  private refused(problem: Refused): void {
    this.sentFor = null;
    this.forced.hold(true);
    if (problem.problem.message !== 'server-stale') house.tell(sentence(problem.problem));
  }
}
