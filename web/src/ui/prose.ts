import type { Terms } from '../words/terms';

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code';
  term?: string; // the term of the glossary that it is
  clause?: string; // the clause that it names
}

type Block =
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

/** What is marked in a text: these terms, each once, and clauses that there are. */
export interface Marking {
  terms?: Terms | null;
  wanted?: Set<string>;
  clauses?: Set<string>;
}

/** The little Markdown of the rules: paragraphs, lists, tables, emphasis. Never HTML. */
export function blocks(text: string, marking: Marking = {}): Block[] {
  const left = new Set(marking.wanted ?? []);
  const read = (line: string): Piece[] => pieces(line).flatMap((piece) => marked(piece, marking, left));
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => block(part, read));
}

type Reader = (line: string) => Piece[];

function block(part: string, read: Reader): Block {
  const lines = part.split('\n');
  if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return table(lines, read);
  if (lines[0]?.startsWith('- ')) {
    const items = part.split(/\n(?=- )/).map((item) => read(item.slice(2).replace(/\n\s*/g, ' ')));
    return { kind: 'list', items };
  }
  return { kind: 'text', pieces: read(part.replace(/\n/g, ' ')) };
}

function table(lines: string[], read: Reader): Block {
  const cells = (line: string): Piece[][] =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => read(cell.trim()));
  const [head = '', , ...rest] = lines;
  return { kind: 'table', head: cells(head), rows: rest.map(cells) };
}

export function pieces(text: string): Piece[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), kind: 'strong' };
    if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), kind: 'em' };
    if (part.startsWith('`')) return { text: part.slice(1, -1), kind: 'code' };
    return { text: part, kind: 'plain' };
  });
}

/** A piece cut where it speaks of a term for the first time or names a clause. */
function marked(piece: Piece, { terms, clauses }: Marking, left: Set<string>): Piece[] {
  if (piece.kind === 'code') return [piece];
  const { text, kind } = piece;
  const spoken = (terms?.find(text) ?? [])
    .filter(({ id }) => left.delete(id))
    .map((found) => ({ ...found, clause: '' }));
  const named = [...text.matchAll(/(?<![\d.])\d{1,2}\.\d{1,2}[a-z]?(?![\d\p{L}])/gu)]
    .filter(([number]) => clauses?.has(number))
    .map((match) => ({ id: '', clause: match[0], at: match.index, end: match.index + match[0].length }));
  const cuts = [...spoken, ...named].sort((a, b) => a.at - b.at);
  const out: Piece[] = [];
  let from = 0;
  for (const { id, clause, at, end } of cuts) {
    if (at < from) continue;
    if (at > from) out.push({ text: text.slice(from, at), kind });
    out.push({ text: text.slice(at, end), kind, ...(id ? { term: id } : { clause }) });
    from = end;
  }
  if (from < text.length) out.push({ text: text.slice(from), kind });
  return out;
}
