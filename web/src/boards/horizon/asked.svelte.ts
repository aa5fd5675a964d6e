import { getContext, setContext } from 'svelte';
import type { Answer } from '../../api/types';
import { apart, cheapest } from './answers';
import type { BoardState } from './model';

const NONE: Answer[] = [];
const KEY = Symbol('asked');

/** What is asked of me now, by the pieces that answer it. Every list is the same one for as long as the answers are. */
export class Asked {
  readonly answers = $derived.by(() => this.board.answers);
  /** Which question it is, "" where nothing can be answered. */
  readonly question = $derived.by(() =>
    this.answers.length ? `${this.board.eye} ${this.board.game?.question?.number}` : '',
  );
  readonly kind = $derived.by(() => this.board.game?.question?.kind ?? '');
  readonly about = $derived.by(() => this.board.game?.question?.about.args ?? {});
  readonly seat = $derived.by(() => this.board.seat);
  readonly pointed = $derived.by(() => this.board.preview); // the answer under the pointer
  readonly word = $derived(this.pointed?.word ?? '');
  readonly apart = $derived(apart(this.answers));
  private readonly spans = $derived(grouped(this.answers, ({ span }) => span));
  private readonly actions = $derived(
    grouped([...this.answers].sort(cheapest), ({ numbers }) => numbers['action']), // the first way is the best
  );
  private readonly slots = $derived(grouped(this.span('slot'), ({ numbers }) => numbers['slot']));
  private readonly tracks = $derived(grouped(this.span('track'), ({ numbers }) => numbers['track']));
  private readonly structures = $derived(grouped(this.answers, ({ numbers }) => numbers['structure']));

  constructor(private readonly board: BoardState) {}

  span(name: string): Answer[] {
    return this.spans.get(name) ?? NONE;
  }

  /** The ways to take an action, the cheapest first, then the first space. */
  action(action: number): Answer[] {
    return this.actions.get(action) ?? NONE;
  }

  slot(slot: number): Answer[] {
    return this.slots.get(slot) ?? NONE;
  }

  track(track: number): Answer[] {
    return this.tracks.get(track) ?? NONE;
  }

  /** Structures: one to take from the display, or one of mine to build somewhere. */
  structure(structure: number): Answer[] {
    return this.structures.get(structure) ?? NONE;
  }
}

function grouped<Key>(answers: Answer[], key: (answer: Answer) => Key): Map<Key, Answer[]> {
  const found = new Map<Key, Answer[]>();
  for (const answer of answers) {
    const at = key(answer);
    const others = found.get(at);
    if (others) others.push(answer);
    else found.set(at, [answer]);
  }
  return found;
}

export const provideAsked = (board: BoardState): Asked => setContext(KEY, new Asked(board));
export const useAsked = (): Asked => getContext<Asked>(KEY);
