interface Outline {
  d: string;
  side: number; // of the square that it is drawn in
}

const made = new Map<string, Outline>();

/** The one path that a symbol is drawn with, for a drawing that it is a part of. */
export function outline(svg: string): Outline {
  const known = made.get(svg) ?? {
    d: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(''),
    side: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 1),
  };
  made.set(svg, known);
  return known;
}
