import { describe, expect, it } from 'vitest';
import type { Answer } from '../../api/types';
import fixture from '../../test/horizon.json';
import { nearest } from './keys';
import type { View } from './model';
import { SIDES, key, reach } from './reach';

const game = fixture.games.move;
const view = game.view as unknown as View;
const answers = game.question.answers as unknown as Answer[];
const steps = answers.filter(({ span }) => span === 'go');
const unit = steps[0]?.numbers['unit'] ?? -1;
const start = view.map.find(({ units }) => units.some((each) => each.seat === 0 && each.unit === unit));

describe('the places that a unit reaches', () => {
  const near = reach(view, 0, unit, 1, answers, true);
  const far = reach(view, 0, unit, 4, answers, true);

  it('with one point are those that the server offers, as it names them', () => {
    const offered = steps.filter(({ numbers }) => numbers['unit'] === unit);
    expect(near.map(({ words }) => words[0]).sort()).toEqual(offered.map(({ word }) => word).sort());
    for (const way of near) {
      const answer = offered.find(({ word }) => word === way.words[0]);
      if (way.place >= 0) expect(answer?.facts['to-place']).toBe(way.place);
      const [dq, dr] = SIDES[answer?.numbers['side'] ?? 0] ?? [0, 0];
      expect([way.q, way.r]).toEqual([(start?.q ?? 0) + dq, (start?.r ?? 0) + dr]);
    }
  });

  it('with more points lie at the end of a way over tiles, and unknown land only at its end', () => {
    expect(far.length).toBeGreaterThan(near.length);
    for (const way of far) {
      expect(way.words.length).toBeLessThanOrEqual(4);
      expect(way.through.length).toBe(way.words.length - 1);
      expect(way.through).not.toContain(-1);
    }
  });

  it('never end where the unit may not stay', () => {
    const closed = view.map.filter((tile) => tile.closed.includes(0)).map(({ place }) => place);
    expect(closed.length).toBeGreaterThan(0);
    expect(far.filter((way) => closed.includes(way.place))).toEqual([]);
  });

  it('are found by settlers over the edge of the map, and only while tiles may be found', () => {
    const beyond = (each: View, finds: boolean): string[] =>
      reach(each, 0, unit, 4, answers, finds)
        .filter((way) => way.place < 0 && way.words.length > 1)
        .map(({ q, r }) => key(q, r));
    const edge = view.edge.map(({ q, r }) => key(q, r));
    expect(beyond(view, true).every((at) => edge.includes(at))).toBe(true);
    expect(beyond(view, false)).toEqual([]);
    expect(beyond({ ...view, to_find: 0 }, true)).toEqual([]);
  });
});

describe('an arrow key', () => {
  const all = [
    { x: 100, y: 0 },
    { x: 40, y: 30 },
    { x: 0, y: 50 },
    { x: -30, y: 0 },
  ];
  it('goes to the nearest piece in its direction', () => {
    const from = { x: 0, y: 0 };
    expect(nearest(from, all, 'ArrowRight')).toBe(0);
    expect(nearest(from, all, 'ArrowDown')).toBe(2);
    expect(nearest(from, all, 'ArrowLeft')).toBe(3);
    expect(nearest(from, all, 'ArrowUp')).toBe(-1);
  });
});
