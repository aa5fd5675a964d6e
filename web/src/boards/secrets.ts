/**
 * Kinds of questions that are asked of everybody alike, since nobody may know who holds what; with the words of the
 * answers that show nothing. Where there are such, they can be said ahead: `<title>-term-always-<kind>`.
 */
export const SECRETS: Record<string, Record<string, readonly string[]>> = {
  heroes: {
    ward: ['pass'],
    defend: ['stand'],
    'defend-barbarians': ['stand'],
    muster: ['go', 'army', 'led-army'],
    'lay-stones': ['lay-0'],
    'build-more': ['stop'],
    'discard-down': [],
    'lay-cards': [],
    market: [],
  },
  tapestry: { trap: ['no'] },
};
