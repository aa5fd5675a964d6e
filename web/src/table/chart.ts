export interface Turning {
  step: number;
  seat: number;
  points: number;
}

/** Who leads at a step; -1 where several do. */
export function leader(totals: number[]): number {
  const best = Math.max(...totals);
  const first = totals.indexOf(best);
  return totals.lastIndexOf(best) === first ? first : -1;
}

/**
 * Turning points: the steps at which the lead passed to somebody else for good or for a while, the largest jumps
 * first, at most `most` of them, in the order in which they happened.
 */
export function turningPoints(totals: number[][], most = 5): Turning[] {
  const found: Turning[] = [];
  let last = -1;
  totals.forEach((now, step) => {
    const lead = leader(now);
    if (lead < 0 || lead === last) return;
    const before = totals[step - 1]?.[lead] ?? 0;
    if (last >= 0) found.push({ step, seat: lead, points: (now[lead] ?? 0) - before });
    last = lead;
  });
  const chosen = [...found].sort((a, b) => b.points - a.points).slice(0, most);
  return chosen.sort((a, b) => a.step - b.step);
}

/** Ticks for an axis that ends at `top`: four or five round numbers. */
/** Whether points were made before the end; a race has none. */
export function lively(totals: number[][]): boolean {
  return totals.slice(0, -1).some((row) => row.some((points) => points !== 0));
}

export function ticks(top: number): number[] {
  const rough = Math.max(1, top) / 4;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}
