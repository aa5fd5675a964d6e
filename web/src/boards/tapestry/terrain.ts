// How a tile is drawn: one terrain below, and land along its corners.

import { corners as outline } from '../parts/hexes';

/** Sea, desert, forest, grassland, mountains. */
export const TERRAIN_FILLS = ['#5596bd', '#dcb66c', '#41794a', '#94b854', '#8f857d'];

/** What is drawn over the colour of each terrain, in a square of a quarter hex. */
export const GRAINS = [
  'M0 .06Q.06 0 .125 .06T.25 .06M0 .19Q.06 .13 .125 .19T.25 .19', // sea: waves
  'M.02 .1Q.08 .03 .14 .1M.12 .21Q.18 .14 .24 .21', // desert: dunes
  'M.125 .03L.05 .15H.2ZM.125 .15V.23', // forest: firs
  'M.05 .2L.09 .08M.09 .2V.06M.13 .2L.09 .08', // grassland: tufts
  'M0 .22L.125 .04L.25 .22', // mountain: ridges
];

export interface Run {
  terrain: number;
  first: number;
  length: number;
}

/** The terrain that most corners have, sea before others, and the runs of corners with another one. */
export function runsOf(corners: number[]): { base: number; runs: Run[] } {
  const often = (terrain: number): number => corners.filter((each) => each === terrain).length;
  const base = corners.reduce((most, each) => {
    const [a, b] = [often(most), often(each)];
    return b > a || (b === a && each === 0) ? each : most;
  }, corners[0] ?? 0);
  const start = Math.max(
    0,
    corners.findIndex((each, i) => each !== corners[(i + 5) % 6]),
  );
  const runs: Run[] = [];
  for (let i = 0; i < 6; i++) {
    const at = (start + i) % 6;
    const terrain = corners[at] ?? 0;
    const last = runs.at(-1);
    if (terrain === base) continue;
    if (last && last.terrain === terrain && (last.first + last.length) % 6 === at) last.length += 1;
    else runs.push({ terrain, first: at, length: 1 });
  }
  return { base, runs };
}

const FAR = [0, 0.42, 0.12, -0.08, -0.25, -0.4]; // how far inland a coast of so many corners bends

/** The land along so many corners, out along the edge and back in a bend, and its shore alone. */
export function coast(first: number, length: number): { land: string; shore: string } {
  const all = outline(true);
  const corner = (i: number): { x: number; y: number } => all[((i % 6) + 6) % 6] ?? { x: 0, y: 0 };
  const middle = (i: number): string => {
    const [a, b] = [corner(i), corner(i + 1)];
    return `${((a.x + b.x) / 2).toFixed(3)} ${((a.y + b.y) / 2).toFixed(3)}`;
  };
  const along = Array.from({ length }, (_, i) => corner(first + i));
  const centre = along.reduce((sum, each) => ({ x: sum.x + each.x, y: sum.y + each.y }), { x: 0, y: 0 });
  const far = FAR[length] ?? 0;
  const long = Math.hypot(centre.x, centre.y) || 1;
  const bend = `${((centre.x / long) * far).toFixed(3)} ${((centre.y / long) * far).toFixed(3)}`;
  const out = along.map(({ x, y }) => `L${x.toFixed(3)} ${y.toFixed(3)}`).join('');
  const shore = `${middle(first + length - 1)}Q${bend} ${middle(first - 1)}`;
  return { land: `M${middle(first - 1)}${out}L${shore}Z`, shore: `M${shore}` };
}
