import { describe, expect, it } from 'vitest';
import { COLONY, CONTENT, DRAFT } from '../../test/hadara';
import { Position, untold } from '../../test/position';

const lay = (name: 'draft' | 'colony') =>
  Position.lay('hadara', { content: CONTENT, games: { draft: DRAFT, colony: COLONY } }, name);

describe('the board of Hadara', () => {
  it.each(['draft', 'colony'] as const)('has a tip for every symbol (%s)', async (name) => {
    expect(untold(await lay(name))).toEqual([]);
  });

  it('tells whose crest points at which deck', async () => {
    const board = await lay('draft');
    const { ring, players, wheel } = board.game.view;
    const label = board.one('.wheel').getAttribute('aria-label');
    for (const { crest } of players) {
      const colour = ['yellow', 'red', 'blue', 'green', 'purple'][ring[(crest + wheel) % ring.length] ?? -1];
      expect(label).toContain(`points at the ${colour} deck`);
    }
  });
});
