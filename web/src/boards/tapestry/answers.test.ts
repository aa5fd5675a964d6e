import { describe, expect, it } from 'vitest';
import type { Answer } from '../../api/types';
import { focusOf, hexOf, isPlaced, piecesOf, wordAt } from './answers';
import { moves } from './flights';
import { nearest } from './keys';
import { drawn } from './mat';
import { Course, waiting } from './queue';

const answer = (numbers: Record<string, number>, facts: Record<string, number> = {}): Answer => ({
  word: '',
  span: 'at',
  numbers,
  facts,
  label: { message: '', args: {} },
  changes: null,
});
const question = (kind: string, args: Record<string, number> = {}): Parameters<typeof piecesOf>[1] => ({
  number: 1,
  kind,
  clause: '',
  about: { message: '', args },
  answers: [],
});
const pieces = (kind: string, numbers: Record<string, number>, args = {}, facts = {}): string[] =>
  piecesOf(answer(numbers, facts), question(kind, args), 13);

describe('an answer', () => {
  it('is given at the piece that it names', () => {
    expect(pieces('act', { track: 1 }, {}, { place: 15 })).toEqual(['place-15']);
    expect(pieces('act', {})).toEqual([]);
    expect(pieces('step', { space: 4 }, { track: 2 })).toEqual(['place-30']);
    expect(pieces('pay', { resource: 3 })).toEqual(['resource-3']);
    expect(pieces('lay', { hex: 7, turn: 2 })).toEqual(['hex-7']);
    expect(pieces('play', { card: 9 })).toEqual(['card-9']);
    expect(pieces('history', { 'other-seat': 1, square: 3 })).toEqual(['seat-1', 'slot-3']);
    expect(pieces('build', { pillar: 2 })).toEqual(['pillar-2']);
    expect(pieces('muster', { row: 1 })).toEqual(['row-1']);
  });

  it('has a card over the table unless it has a place on it', () => {
    expect(isPlaced(answer({ hex: 3 }), question('conquer'))).toBe(true);
    expect(isPlaced(answer({ anchor: 3, turn: 1 }), question('raise'))).toBe(true);
    expect(isPlaced(answer({}), question('raise'))).toBe(false);
    expect(isPlaced(answer({ track: 1 }), question('act'))).toBe(true);
    expect(isPlaced(answer({ resource: 1 }), question('pay'))).toBe(false);
  });

  it('brings the part of the table to the middle in which it is given', () => {
    expect(['raise', 'lay', 'act'].map(focusOf)).toEqual(['capital', 'map', '']);
    expect(wordAt('lay', 'hex', 4, 3)).toBe('at-4-3');
    expect(wordAt('conquer', 'hex', 4)).toBe('hex-4');
    expect(wordAt('build', 'plot', 4)).toBe('at-4');
    expect(wordAt('garrison', 'hex', 4)).toBe('');
    expect(wordAt('raise', 'plot', 4)).toBe('');
  });

  it('is about a hex that the question or the dice name', () => {
    expect(hexOf(question('garrison', { hex: 5 }), [])).toBe(5);
    expect(hexOf(question('die'), [[['die', 0, 12, 0]], []])).toBe(12);
    expect(hexOf(question('act'), [[['act', 0]], []])).toBe(-1);
  });
});

describe('what is still to come', () => {
  it('is told with the next step first, without the question itself', () => {
    expect(
      waiting([
        [
          ['end-turn', 0],
          ['resolve', 0, 7],
          ['lay', 0, 37, 0],
        ],
        [],
      ]),
    ).toEqual([
      { name: 'resolve', effect: 7 },
      { name: 'end-turn', effect: -1 },
    ]);
    expect(waiting([])).toEqual([]);
  });
});

describe('the course of a turn', () => {
  const step = (name: string, effect = -1) => ({ name, effect });
  const stages = (course: Course, turn: string, ...steps: ReturnType<typeof step>[]): string[] =>
    course.follow(turn, steps).map(({ name, effect, stage }) => `${stage} ${name}${effect < 0 ? '' : effect}`);
  const [tile, card, end] = [step('resolve', 1), step('resolve', 2), step('end-turn')];

  it('tells what was done, what is asked about now and what comes later', () => {
    const course = new Course();
    expect(stages(course, 'a', tile, card, end)).toEqual(['later resolve1', 'later resolve2', 'later end-turn']);
    expect(stages(course, 'a', card, end)).toEqual(['now resolve1', 'later resolve2', 'later end-turn']);
    expect(stages(course, 'a', card, end)).toEqual(['now resolve1', 'later resolve2', 'later end-turn']);
    expect(stages(course, 'a', end)).toEqual(['done resolve1', 'now resolve2', 'later end-turn']);
  });

  it('goes back with an answer that is taken back, and begins anew with the next turn', () => {
    const course = new Course();
    stages(course, 'a', tile, card, end);
    stages(course, 'a', end);
    expect(stages(course, 'a', card, end)).toEqual(['now resolve1', 'later resolve2', 'later end-turn']);
    expect(stages(course, 'b', end)).toEqual(['later end-turn']);
  });
});

describe('arrow keys', () => {
  it('go to the nearest piece in their direction', () => {
    const here = { x: 0, y: 0 };
    const spots = [here, { x: 10, y: 1 }, { x: 30, y: 0 }, { x: 2, y: 20 }];
    expect(nearest(here, spots, [1, 0])).toBe(1);
    expect(nearest(here, spots, [0, 1])).toBe(3);
    expect(nearest(here, spots, [-1, 0])).toBe(-1);
  });
});

describe('what others do', () => {
  const told = (name: string, data: Record<string, number>, seat = 1) => ({
    name,
    message: '',
    seat,
    data,
    secret: null,
    begins: false,
  });
  it('moves one after another, no longer than a turn may take', () => {
    const news = [told('advanced', { place: 15 }), told('explored', { tile: 3, hex: 8 }), told('nothing-to-see', {})];
    const found = moves(news as never, 0, () => -1);
    expect(found.map(({ what }) => what)).toEqual(['mark', 'tile']);
    expect(found[1]?.delay).toBe(found[0]?.duration);
    const many = moves(Array(20).fill(news[0]) as never, 0, () => -1);
    const last = many.at(-1);
    expect((last?.delay ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(2501);
  });

  it('is told of whoever plays by itself too', () => {
    const [move] = moves([told('bot-conquered', { bot: 0, hex: 4 }, -1)] as never, 0, () => 2);
    expect(move).toMatchObject({ what: 'outpost', seat: 2, to: ['[data-piece="hex-4"]'] });
  });
});

describe('the mat of a civilization', () => {
  it('is drawn as what it is', () => {
    const mat = Array.from({ length: 17 }, () => ({ points: 1 }));
    const paths = drawn({ id: 'entertainers', mat }, { civilization: 3, slots: [6] });
    expect(paths?.way).toBe('paths');
    expect(
      paths?.groups
        .flatMap(({ slots }) => slots)
        .filter(({ mark }) => mark)
        .map(({ slot }) => slot),
    ).toEqual([6]);
    expect(
      drawn({ id: 'craftsmen', mat }, { civilization: 2, heights: [1, 0, 2] })?.groups.map(({ slots }) => slots.length),
    ).toEqual([3, 4, 5]);
    expect(drawn({ id: 'militants', mat }, { civilization: 11, slots: [] })?.groups.map(({ piece }) => piece)).toEqual([
      'row-0',
      'row-1',
    ]);
    expect(drawn({ id: 'nomads' }, undefined)).toBeNull();
  });
});
