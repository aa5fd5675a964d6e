// Reading views and printed content: plain data whose names are known, read with care.

export type Data = Record<string, unknown>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const data = (value: unknown): Data => (isData(value) ? value : {});

export const num = (from: Data, name: string): number => (typeof from[name] === 'number' ? from[name] : 0);

export const text = (from: Data, name: string): string => (typeof from[name] === 'string' ? from[name] : '');

export const nums = (from: Data, name: string): number[] =>
  Array.isArray(from[name]) ? from[name].filter((each) => typeof each === 'number') : [];

export const texts = (from: Data, name: string): string[] =>
  Array.isArray(from[name]) ? from[name].filter((each) => typeof each === 'string') : [];

export const list = (from: Data, name: string): Data[] => (Array.isArray(from[name]) ? from[name].filter(isData) : []);

/** The values of an entry are reconstructed, or some of them. */
export const doubt = (from: Data): boolean => from['provenance'] !== 'source';

/** The numbers and words of an entry, by their names. */
export const values = (from: Data): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** A name at the beginning of a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** Numbers from 0, for drawing that many of something. */
export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
