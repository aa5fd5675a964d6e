import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, vi } from 'vitest';
import type { Answer, Content, Game, News, Table, Views } from '../api/types';
import { type BoardModule, type BoardState, loadBoard } from '../boards/board';
import { TELLING } from '../boards/parts/arrows';
import { pick } from '../boards/parts/pick.svelte';
import { drawing } from '../boards/parts/soon.svelte';
import type { Told } from '../state/table.svelte';
import { words } from '../state/words.svelte';
import { TitleLanguage } from '../words/language';
import BoardAt from './BoardAt.svelte';

const PATIENCE = { timeout: 60_000 };
export const NAMES = ['Ada', 'Bo', 'Cy'];

/** What `tests/server/boards.py` wrote. */
interface Positions {
  content: unknown;
  games: Record<string, unknown>;
}

/** A board with a fixed position on it, as seat 0 sees it. */
export class Position<View> {
  private constructor(
    readonly game: Game<View>,
    private readonly root: HTMLElement,
    private readonly chosen: string[],
    private readonly heard: ((told: Told) => void)[],
  ) {}

  static async lay<Title extends keyof Views>(
    title: Title,
    { content, games }: Positions,
    name: string,
  ): Promise<Position<Views[Title]>> {
    cleanup();
    pick.clear();
    await words.use('en');
    const module: BoardModule = await loadBoard(title);
    const game = games[name] as Game<Views[Title]>;
    const chosen: string[] = [];
    const heard: ((told: Told) => void)[] = [];
    const { container } = render(BoardAt, { module, state: stateOf(title, content as Content, game, chosen, heard) });
    // The table is drawn piece by piece.
    await vi.waitFor(
      () => expect([container.querySelector('.holder')?.childElementCount, drawing.slices]).toEqual([1, 0]),
      PATIENCE,
    );
    return new Position(game, container, chosen, heard);
  }

  get answers(): Answer[] {
    return answersOf(this.game);
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  one(selector: string): HTMLElement {
    const [found, ...more] = this.all(selector);
    if (!found || more.length) throw new Error(`${this.all(selector).length} of ${selector}`);
    return found;
  }

  /** Words of the answers that can be given in a part of the screen. */
  words(selector: string): string[] {
    return this.all(`${selector} .choice.can`).map((node) => node.dataset['word'] ?? '');
  }

  /** The server tells what has happened. */
  async tell(news: News[]): Promise<void> {
    for (const listener of this.heard) listener({ news, moving: true });
    await tick();
  }

  /** The answers that pressing a piece leads to: the one that it gives, or those that are then shown. */
  async press(piece: Element): Promise<string[]> {
    pick.clear();
    this.chosen.length = 0;
    await fireEvent.click(piece);
    return this.all('.question .pointed').length ? this.words('.question') : [...this.chosen];
  }
}

const answersOf = (game: Pick<Game, 'question'>): Answer[] =>
  (game.question?.answers ?? []).map((answer) => ({ ...answer, changes: null }));

function stateOf(
  title: string,
  content: Content,
  game: Game,
  chosen: string[],
  heard: ((told: Told) => void)[],
): BoardState {
  const answers = answersOf(game);
  const language = new TitleLanguage(words.language, title, content.nouns, NAMES, content.wordings);
  return {
    table: { id: 'here', seats: NAMES.map((_, seat) => ({ mine: seat === 0 })) } as Table,
    game,
    content,
    names: NAMES,
    language,
    seat: 0,
    eye: 0,
    answers,
    preview: null,
    answer: (word) => answers.find((answer) => answer.word === word),
    label: (answer) => language.message(answer.label),
    choose: (word) => void chosen.push(word),
    explain: () => Promise.resolve(undefined),
    onNews: (_, after) => {
      heard.push(after);
      return () => undefined;
    },
  };
}

/** Drawn symbols of a board that tell nobody what they are: neither they nor the piece around them. */
export function untold(board: Pick<Position<unknown>, 'all'>): string[] {
  return board
    .all('.centre .icon, .holder .icon, .rivals .icon')
    .filter((node) => !node.closest(`${TELLING}, button, .compact`))
    .map((node) => node.parentElement?.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160) ?? '');
}

/** What the counters in a part of the screen say, by their labels. */
export function counts(node: Element): Record<string, number> {
  const found = [...node.querySelectorAll('.counter')].map((counter) => [
    counter.querySelector('[role=img]')?.getAttribute('aria-label'),
    Number(counter.textContent),
  ]);
  return Object.fromEntries(found) as Record<string, number>;
}
