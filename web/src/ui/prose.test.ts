import { describe, expect, it } from 'vitest';
import { blocks, pieces } from './prose';

describe('prose', () => {
  it('knows emphasis and leaves HTML alone', () => {
    expect(pieces('a *card* of **value** `x` <b>')).toEqual([
      { text: 'a ', kind: 'plain' },
      { text: 'card', kind: 'em' },
      { text: ' of ', kind: 'plain' },
      { text: 'value', kind: 'strong' },
      { text: ' ', kind: 'plain' },
      { text: 'x', kind: 'code' },
      { text: ' <b>', kind: 'plain' },
    ]);
  });

  it('knows paragraphs, lists and tables', () => {
    expect(blocks('one\nline\n\n- a\n- b\n\n| h |\n| --- |\n| c |').map((block) => block.kind)).toEqual([
      'text',
      'list',
      'table',
    ]);
  });
});
