import type { Clock } from '../api/types';

/** Milliseconds as people read them: 1:05, 12:00. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left on a running clock, so many milliseconds after it was told; without an end where it has none. */
export function timeLeft(clock: Clock, passed: number): number {
  return Math.min(clock.move ?? Infinity, clock.game ?? Infinity) - passed;
}
