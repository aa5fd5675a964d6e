// What an answer would bring, in words: what is printed on the pieces that it is about.

import type { Answer } from '../../api/types';
import { type Data, capital, data, list, num, text } from '../parts/read';
import { type BoardState, TRACK_IDS, actionEntry, actionName, cellsOf, documentOf, entry, territoryOf } from './model';
import type { Words } from './words';

export interface Brings {
  title: string;
  lines: string[];
}

export function brings(answer: Answer, board: BoardState, words: Words): Brings {
  const { language } = board;
  const document = documentOf(board);
  const { span, numbers, facts } = answer;
  const kind = board.game?.question?.kind ?? '';
  const title = board.label(answer);
  const about = (lines: string[], name = title): Brings => ({ title: name, lines: lines.filter(Boolean).map(capital) });
  if (kind === 'act' || kind === 'basic') {
    const action = numbers['action'] ?? -1;
    if (action < 0) return about([]);
    return about([words.action(actionEntry(document, action)), extra(answer, board)], actionName(board, action));
  }
  if (span === 'slot') return about(slotLines(answer, board, words));
  if (span === 'technology') return about([words.told(entry(document, 'technology', numbers['technology'] ?? -1))]);
  if (span === 'structure') return about([words.structure(entry(document, 'structure', numbers['structure'] ?? -1))]);
  if (span === 'track') return about(trackLines(kind, TRACK_IDS[numbers['track'] ?? 0] ?? '', board, words));
  if (kind === 'expand') return about(placeLines(answer, board, words));
  if (span === 'goal') return about([words.needed(entry(document, 'goal', numbers['goal'] ?? -1))]);
  if (span === 'government')
    return about(
      words
        .government(entry(document, 'government', numbers['government'] ?? -1))
        .map(({ step, text: said }) => `${language.say(`step-${step}`)}: ${said}`),
    );
  if (span === 'unit' && facts['to'] !== undefined) return about([]);
  return about([]);
}

/** What the space costs beside the action. */
function extra(answer: Answer, board: BoardState): string {
  const printed = num(data(actionEntry(documentOf(board), answer.numbers['action'] ?? -1)['cost']), 'coins');
  const more = (answer.facts['coins'] ?? 0) - printed;
  return more > 0 ? board.language.say('term-space-costs', { n: more }) : '';
}

function slotLines(answer: Answer, board: BoardState, words: Words): string[] {
  const technology = board.game?.view.tree[answer.numbers['slot'] ?? -1]?.technology ?? -1;
  if (technology < 0) return [board.language.say('term-discover')];
  const leader = board.game?.view.tree[answer.numbers['slot'] ?? -1]?.leader;
  return [
    words.told(entry(documentOf(board), 'technology', technology)),
    leader ? board.language.say('term-leader-here') : '',
  ];
}

/** What is opened when the next cube leaves a row. */
export function nextCell(board: BoardState, track: string, words: Words): string {
  const me = board.game?.view.players[Math.max(0, board.seat)];
  const cells = cellsOf(documentOf(board), track);
  const cell = cells[cells.length - (me?.cubes[track] ?? 0)];
  return cell ? words.cell(cell) : '';
}

function trackLines(kind: string, track: string, board: BoardState, words: Words): string[] {
  const me = board.game?.view.players[Math.max(0, board.seat)];
  const invested = kind === 'invest' ? list(documentOf(board), 'investment')[me?.invested ?? -1] : undefined;
  return [nextCell(board, track, words), invested ? words.cell(invested) : ''];
}

function placeLines(answer: Answer, board: BoardState, words: Words): string[] {
  const document = documentOf(board);
  const place = answer.numbers['place'] ?? -1;
  const land = territoryOf(document, place);
  if (answer.span === 'settle')
    return [villageLine(land, board, words), nextCell(board, cubeOf(land, 'village'), words)];
  if (answer.span === 'fortify') return [cityLine(land, board), nextCell(board, cubeOf(land, 'city'), words)];
  const standing = board.game?.view.map.find((tile) => tile.place === place)?.structure ?? -1;
  const structure = entry(document, 'structure', answer.numbers['structure'] ?? standing);
  const row = text(structure, answer.span === 'join' ? 'right' : 'left');
  return answer.span === 'pass' ? [] : [words.structure(structure), nextCell(board, row, words)];
}

const cubeOf = (land: Data, what: string): string => text(data(land[what]), 'cube');

export function villageLine(land: Data, board: BoardState, words: Words): string {
  const village = data(land['village']);
  return board.language.say('term-village-tile', {
    points: board.language.say('term-points', { n: num(village, 'vp') }),
    track: board.language.say(`track-${text(village, 'cube')}`),
    what: words.sentence(list(village, 'bonus')) || '–',
  });
}

export function cityLine(land: Data, board: BoardState): string {
  const city = data(land['city']);
  return board.language.say('term-city-tile', {
    points: board.language.say('term-points', { n: num(city, 'vp') }),
    track: board.language.say(`track-${text(city, 'cube')}`),
  });
}
