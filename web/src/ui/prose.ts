export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code';
}

type Block =
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

/** The little Markdown of the rules: paragraphs, lists, tables, emphasis. Never HTML. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split('\n');
  if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return table(lines);
  if (lines[0]?.startsWith('- ')) {
    const items = part.split(/\n(?=- )/).map((item) => pieces(item.slice(2).replace(/\n\s*/g, ' ')));
    return { kind: 'list', items };
  }
  return { kind: 'text', pieces: pieces(part.replace(/\n/g, ' ')) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Piece[][] =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => pieces(cell.trim()));
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
