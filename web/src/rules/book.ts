import type { Glossary } from '../boards/glossary';
import type { Data } from '../boards/parts/read';
import type { TitleLanguage } from '../words/language';
import type { Terms } from '../words/terms';

/** What is beside the text of the rules: terms, their drawings, and what is printed on them. */
export interface Book {
  glossary: Glossary;
  language: TitleLanguage;
  terms: Terms;
  document: Data;
}
