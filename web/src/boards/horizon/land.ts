// What a hex of the map is, in words.

import { list } from '../parts/read';
import { cityLine, villageLine } from './brings';
import { type BoardState, type Place, documentOf, entry, territoryOf } from './model';
import type { Words } from './words';

export function labelOf(board: BoardState, words: Words, tile: Place): string {
  const { language } = board;
  const name = (seat: number): string => board.names[seat] ?? '';
  const lines = [String(language.value('place', tile.place))];
  const land = territoryOf(documentOf(board), tile.place);
  if (tile.structure >= 0) {
    const structure = entry(documentOf(board), 'structure', tile.structure);
    lines.push(`${language.value('structure', tile.structure)}: ${words.structure(structure)}`);
    for (const [i, seat] of [tile.left, tile.right].entries())
      if (seat >= 0) lines.push(`${language.say(`term-${i ? 'second' : 'first'}-builder`)}: ${name(seat)}`);
  } else if (tile.kind === 'territory') {
    lines.push(`${language.say('term-strength-needed')}: ${tile.strength}`);
    lines.push(
      tile.village >= 0 ? `${language.say('term-village')}: ${name(tile.village)}` : villageLine(land, board, words),
    );
    lines.push(tile.city >= 0 ? `${language.say('term-city')}: ${name(tile.city)}` : cityLine(land, board));
    const found = words.sentence(list(land, 'discovery'));
    if (found) lines.push(language.say('term-discovery', { what: found }));
  }
  for (const unit of tile.units)
    lines.push(
      `${name(unit.seat)}: ${language.say('term-unit', { kind: language.value('kind', unit.kind), n: unit.strength })}`,
    );
  return lines.join('\n');
}

/** Where the units of a tile stand side by side, from its middle in sides of a hex. Beside a shield, which tells its
 * strength in the upper left corner, two or more of them make room for its number. */
export function unitAt(i: number, count: number, shielded: boolean): number {
  if (!shielded || count < 2) return (i - (count - 1) / 2) * Math.min(0.62, 1.5 / Math.max(1, count));
  const first = count === 2 ? 0.02 : -0.16;
  return first + i * Math.min(0.6, (0.66 - first) / (count - 1));
}
