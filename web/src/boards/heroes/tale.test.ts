import { describe, expect, it } from 'vitest';
import type { News } from '../../api/types';
import type { Battle } from './model';
import { duelsOf, eventsIn, taleOf, tellBattle, winnerOf } from './tale';

const news = (name: string, seat: number, data: Record<string, number> = {}): News =>
  ({ name, seat, data, message: `heroes-news-${name}` }) as unknown as News;

const DUEL = news('duel', 0, { strength: 4, total: 6, 'other-seat': 1, 'other-strength': 3, 'other-total': 4 });

describe('a battle is told', () => {
  it('from the attack to the spoils, also in several parts', () => {
    const attacked = news('attacked', 0, { 'other-seat': 1, goal: 0 });
    const began = tellBattle(null, [news('turn', 0), attacked]);
    expect(began).toEqual({ attacker: 0, defender: 1, goal: 0, duels: [], after: [], began: attacked });
    const ended = tellBattle(began, [DUEL, news('won', 0), news('victorious', 0, { count: 1 })]);
    expect(ended?.duels).toEqual([{ cards: [4, 3], totals: [6, 4] }]);
    expect(ended?.after.map(({ name }) => name)).toEqual(['victorious']);
  });

  it('of barbarians, who have no seat', () => {
    expect(tellBattle(null, [news('come', 2, { armies: 1 })])).toMatchObject({ attacker: -1, defender: 2 });
  });

  it('until another turn begins', () => {
    const battle = tellBattle(null, [news('attacked', 0, { 'other-seat': 1, goal: 0 }), news('turn', 1)]);
    expect(battle).not.toBeNull(); // both in one go: it has not been seen yet
    expect(tellBattle(battle, [news('turn', 2)])).toBeNull();
  });

  it('by what the view shows of it, where its beginning was not heard', () => {
    const battle = { attacker: 0, barbarians: false, defender: 1, goal: 'plunder' } as Battle;
    const before = taleOf(battle, [[4, 6, 3, 4]], ['conquest', 'plunder']);
    expect(before).toEqual({
      attacker: 0,
      defender: 1,
      goal: 1,
      duels: [{ cards: [4, 3], totals: [6, 4] }],
      after: [],
      began: null,
    });
    expect(tellBattle(before, [DUEL])?.duels.length).toBe(2);
    expect(taleOf({ ...battle, barbarians: true }, [], []).attacker).toBe(-1);
  });

  it('and not where there was none', () => {
    expect(tellBattle(null, [news('drew', 0), DUEL])).toBeNull();
  });
});

it('the higher total wins a duel', () => {
  const [attacker, defender, nobody] = duelsOf([
    [4, 6, 3, 4],
    [1, 1, 2, 2],
    [3, 3, 2, 3],
  ]);
  expect([attacker, defender, nobody].map((duel) => duel && winnerOf(duel))).toEqual([0, 1, -1]);
});

it('disasters, wars and claims are events; drawing a card is none', () => {
  const all = [news('drew', 0), news('erupted', 1), news('claim', 2, { round: 7 }), news('taxes', 0)];
  expect(eventsIn(all).map(({ name }) => name)).toEqual(['erupted', 'claim']);
});
