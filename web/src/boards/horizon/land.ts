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
