import { Refused, Unreachable, api } from '../api/http';
import type { Answer, Course, Game, LessonPlan, Table, Why } from '../api/types';
import type { BoardState } from '../boards/board';
import type { TitleLanguage } from '../words/language';
import { Fresh } from './fresh.svelte';
import { house, playerNames } from './house.svelte';
import { keptFields } from './kept';
import type { Told } from './table.svelte';
import { t, words } from './words.svelte';

/** What is said about the last answer. */
interface Said {
  message: string;
  right: boolean;
}

/** What a reload in the middle of a lesson goes on from. */
interface Kept {
  given: string[];
  wrong: number;
  shown: string;
}

/** A lesson: a table of its own on which answers are only tried. The server judges; what was right is sent along. */
export class LessonState implements BoardState {
  game = $state.raw<Game | null>(null);
  preview = $state.raw<Answer | null>(null);
  said = $state.raw<Said | null>(null);
  shown = $state(''); // the word of an answer that does the task, after too many that do not
  underway = $state(false);
  lost = $state(false); // the server cannot be reached: the lesson waits
  given = $state.raw<string[]>([]); // what was right so far
  readonly table: Table;
  readonly names: string[];
  readonly language = $derived.by<TitleLanguage>(() =>
    house.language(this.course.title, this.names, this.course.content),
  );
  private wrong = 0; // answers to the present task
  private left = false;
  private readonly fresh = new Fresh();
  private readonly offered = $derived<Answer[]>(
    (this.game?.question?.answers ?? []).map((answer) => ({ ...answer, changes: null })),
  );
  private before: (() => void)[] = [];
  private after: ((told: Told) => void)[] = [];

  constructor(
    readonly course: Course,
    readonly plan: LessonPlan,
    private readonly ondone: () => void,
  ) {
    this.table = { ...course.table, id: this.key };
    this.names = playerNames(course.table.seats);
    void this.begin();
  }

  private get key(): string {
    return `cradle-lesson-${this.course.title}-${this.plan.name}`;
  }

  get content() {
    return this.course.content;
  }
  get eye(): number {
    return this.course.table.eyes[0] ?? 0;
  }
  get seat(): number {
    return this.eye;
  }
  get done(): boolean {
    return this.given.length === this.plan.tasks;
  }
  get answers(): Answer[] {
    return this.underway ? [] : this.offered;
  }
  get resting(): boolean {
    return this.fresh.resting;
  }

  /** One of the lesson's texts: its name, or `told`, `task`, `done`. */
  text(part = ''): string {
    return words.say(this.id(part));
  }

  private id(part: string): string {
    return [this.course.title, 'lesson', this.plan.name, part].filter(Boolean).join('-');
  }

  get task(): string {
    const n = Math.min(this.given.length, this.plan.tasks - 1);
    return this.text(n ? `task-${n + 1}` : 'task');
  }

  get headline(): string {
    const question = this.game?.question;
    if (question) return this.language.message(question.about);
    const { lessons } = this.course;
    return t('lesson-of', { n: lessons.findIndex(({ name }) => name === this.plan.name) + 1, all: lessons.length });
  }

  answer(word: string): Answer | undefined {
    return this.answers.find((answer) => answer.word === word);
  }

  label(answer: Answer): string {
    return this.language.message(answer.label);
  }

  choose(word: string, before = false): void {
    if (!this.answer(word) || this.underway || (this.fresh.early && !before)) return;
    void this.attempt(word);
  }

  async explain(word: string): Promise<Why | undefined> {
    const { title } = this.course;
    if (!this.game?.question) return undefined;
    const found = await house.attempt(() => api.whyInLesson(title, this.plan.name, this.given, word), true);
    return found?.why[0];
  }

  onNews(before: () => void, after: (told: Told) => void): () => void {
    this.before.push(before);
    this.after.push(after);
    return () => {
      this.before = this.before.filter((each) => each !== before);
      this.after = this.after.filter((each) => each !== after);
    };
  }

  /** Whoever comes back later begins anew; a reload goes on. */
  close(): void {
    this.left = true;
    sessionStorage.removeItem(this.key);
  }

  private async begin(): Promise<void> {
    const kept = JSON.parse(sessionStorage.getItem(this.key) ?? '{}') as Partial<Kept>;
    const given = kept.given ?? [];
    const game = await this.insist(() => this.position(given));
    if (!game || this.left) return;
    this.given = game.given;
    if (given === game.given) {
      this.wrong = kept.wrong ?? 0;
      this.shown = kept.shown ?? '';
    }
    this.show(game.game);
    if (this.done) this.said = { message: this.id('done'), right: true };
  }

  /** The table after what was right; the lesson may have become another one meanwhile. */
  private async position(given: string[]): Promise<{ game: Game; given: string[] }> {
    const { title } = this.course;
    try {
      return { game: await api.lesson(title, this.plan.name, given), given };
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status !== 409) throw problem;
      return { game: await api.lesson(title, this.plan.name, []), given: [] };
    }
  }

  private async attempt(word: string): Promise<void> {
    this.underway = true;
    this.preview = null;
    const body = { given: this.given, word, wrong: this.wrong };
    const tried = await this.insist(() => api.tryOut(this.course.title, this.plan.name, body));
    this.underway = false;
    if (!tried) return;
    if (this.left) {
      if (tried.done) this.ondone();
      return;
    }
    this.wrong = tried.right ? 0 : this.wrong + 1;
    this.shown = tried.shown ?? '';
    if (tried.right && tried.game) {
      this.given = [...this.given, word];
      this.show(tried.game, true);
    }
    this.said = tried.right && !tried.done ? null : { message: tried.message, right: tried.right };
    const kept: Kept = { given: this.given, wrong: this.wrong, shown: this.shown };
    sessionStorage.setItem(this.key, JSON.stringify(kept));
    if (tried.done) this.ondone();
  }

  /** What follows the last task is another matter: nothing is asked any more. */
  private show(game: Game, moving = false): void {
    const told = this.done ? { ...game, question: null, waiting: [] } : game;
    for (const before of this.before) before();
    keptFields(this.game, told);
    this.game = told;
    this.fresh.appear();
    for (const after of this.after) after({ news: told.news, moving });
  }

  private insist<T>(work: () => Promise<T>): Promise<T | null> {
    const once = async (): Promise<T> => {
      try {
        const found = await work();
        this.lost = false;
        return found;
      } catch (problem) {
        this.lost = problem instanceof Unreachable || (problem instanceof Refused && problem.passing);
        throw problem;
      }
    };
    return house.insist(once, () => !this.left);
  }
}
