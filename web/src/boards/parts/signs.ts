/** A part of what is printed on a piece: words, or a symbol that has a name. */
export type Token = string | { icon: string; name: string; text?: string };
