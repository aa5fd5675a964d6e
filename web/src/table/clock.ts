import type { Clock } from '../api/types';

const DAY = 24 * 60 * 60;
const two = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds as people read them: 1:05, 12:00, 3:00:00; and the whole days before that. */
export function countdown(left: number): { days: number; time: string } {
  const all = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes, seconds] = [Math.floor((all % DAY) / 3600), Math.floor(all / 60) % 60, all % 60];
  const days = Math.floor(all / DAY);
  if (days || hours) return { days, time: `${hours}:${two(minutes)}:${two(seconds)}` };
  return { days, time: `${minutes}:${two(seconds)}` };
}

/** What is left on a running clock, so many milliseconds after it was told; without an end where it has none. */
export function timeLeft(clock: Clock, passed: number): number {
  return Math.min(clock.move ?? Infinity, clock.game ?? Infinity) - passed;
}
