import { Refused, api } from '../api/http';
import type { Answer, Content, Message, Replay, Story, Table } from '../api/types';
import type { BoardState } from '../boards/board';
import type { TitleLanguage } from '../words/language';
import { house, playerNames } from './house.svelte';
import { keptFields } from './kept';
import { route } from './route.svelte';
import type { Told } from './table.svelte';
import { t } from './words.svelte';

/** A finished game, step by step, through any eye. */
export class ReplayState implements BoardState {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Replay | null>(null);
  content = $state.raw<Content | null>(null);
  story = $state.raw<Story | null>(null);
  preview = $state.raw<Answer | null>(null);
  eyeWanted = $state(0);
  step = $state(0);
  failed = $state(false);
  refusal = $state.raw<Message | null>(null); // why, where the server has said it
  readonly names = $derived(playerNames(this.table?.seats ?? []));
  readonly language = $derived<TitleLanguage>(house.language(this.table?.title ?? '', this.names, this.content));
  readonly answers: Answer[] = [];
  private before: (() => void)[] = [];
  private after: ((told: Told) => void)[] = [];
  private asked = 0;

  constructor(readonly id: string) {
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      await this.open();
    } catch (problem) {
      if (problem instanceof Refused) this.refusal = problem.problem;
      this.failed = true;
    }
  }

  private async open(): Promise<void> {
    const [table, story] = await Promise.all([api.table(this.id), api.story(this.id)]);
    this.table = table;
    this.story = story;
    this.content = await api.tableContent(table.id);
    this.eyeWanted = table.seats.find((seat) => seat.mine)?.seat ?? table.seats.length;
    const wanted = Number(location.hash.slice(1));
    await this.show(Number.isInteger(wanted) ? wanted : 0);
    this.failed = this.game === null;
  }

  get steps(): number {
    return this.story?.steps ?? 0;
  }
  get eye(): number {
    return this.game?.eye ?? this.eyeWanted;
  }
  get seat(): number {
    return this.table && this.eye < this.table.seats.length ? this.eye : -1;
  }

  /** What was done in this step, or what the table waits for at the beginning. */
  get headline(): string {
    const done = this.game?.answered;
    if (!done) return t('replay-start');
    return t('replay-did', { name: this.names[done.seat] ?? '', deed: this.language.message(done.label) });
  }

  async show(step: number): Promise<void> {
    const goal = Math.min(Math.max(0, step), this.steps);
    const forward = goal === this.step + 1;
    this.step = goal;
    route.go(`#${goal}`, true);
    const turn = ++this.asked;
    const found = await house.attempt(() => api.replay(this.id, this.eyeWanted, goal));
    if (!found || turn !== this.asked) return;
    const moving = forward && this.game?.eye === found.eye;
    for (const before of this.before) before();
    keptFields(this.game, found);
    this.game = found;
    for (const after of this.after) after({ news: found.news, moving });
  }

  look(eye: number): void {
    this.eyeWanted = eye;
    void this.show(this.step);
  }

  answer(): undefined {
    return undefined;
  }
  label(answer: Answer): string {
    return this.language.message(answer.label);
  }
  choose(): void {
    // A replay is only looked at.
  }
  explain(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  onNews(before: () => void, after: (told: Told) => void): () => void {
    this.before.push(before);
    this.after.push(after);
    return () => {
      this.before = this.before.filter((each) => each !== before);
      this.after = this.after.filter((each) => each !== after);
    };
  }
}
