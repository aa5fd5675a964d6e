import type { News } from '../../api/types';

// A turn of the draft is seen in stages: what was bought and sold, the turn of the wheel, the cards that are drawn.
type Stage = 'deeds' | 'wheel' | 'draw';
export type Starts = Record<Stage, number>;

const TIMES: Starts = { deeds: 550, wheel: 450, draw: 500 };
const PACES: Record<string, number> = { slow: 1.4, normal: 1, fast: 0.7, instant: 0.5 };
const DEEDS = ['bought', 'sold', 'laid', 'discarded', 'took', 'income', 'surplus'];

const stageOf = (name: string): Stage | undefined =>
  name === 'drew' ? 'draw' : name.startsWith('wheel-') ? 'wheel' : DEEDS.includes(name) ? 'deeds' : undefined;

/** When each stage of these news begins and when all is seen, in milliseconds; null where nothing is drawn. */
export function staging(news: News[], pace = ''): (Starts & { end: number }) | null {
  const found = new Set(news.map(({ name }) => stageOf(name)));
  if (!found.has('draw')) return null;
  const time = (stage: Stage): number => (found.has(stage) ? TIMES[stage] * (PACES[pace] ?? 1) : 0);
  const wheel = time('deeds');
  const draw = wheel + time('wheel');
  return { deeds: 0, wheel, draw, end: draw + time('draw') };
}

/** Which stage is seen now. Whoever does not want to wait skips the rest. */
class Reveal {
  stage = $state<Stage | 'done'>('done');
  private timers: ReturnType<typeof setTimeout>[] = [];

  play({ wheel, draw, end }: Starts & { end: number }): void {
    this.skip();
    this.stage = 'deeds';
    this.timers = [
      setTimeout(() => (this.stage = 'wheel'), wheel),
      setTimeout(() => (this.stage = 'draw'), draw),
      setTimeout(() => (this.stage = 'done'), end),
    ];
  }

  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.stage = 'done';
  }
}

export const reveal = new Reveal();
