// A table of Hadara with three seats, as the server told it: here its documents get their types.

import type { Content, Game, Table, Title, Views } from '../api/types';
import fixture from './hadara.json';

const { nouns } = fixture.title;

export const NOUNS = nouns;
export const TITLE = fixture.title as unknown as Title;
export const TABLE = fixture.table as unknown as Table;
export const DRAFT = fixture.games.draft as unknown as Game<Views['hadara']>;
export const COLONY = fixture.games.colony as unknown as Game<Views['hadara']>;
export const CONTENT: Content = { ...fixture.content, nouns, wordings: {} };
