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
