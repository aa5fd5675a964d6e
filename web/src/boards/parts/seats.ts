// A colour and a sign for every seat: the sign says the same to whoever does not see the colour.

const COLOURS = ['#f0975a', '#7fb8f2', '#9ad07c', '#d9a8ee', '#efcf62', '#f29c9c'];
const SIGNS = ['●', '■', '▲', '◆', '★', '✚'];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? '#ccc';
export const signOf = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '●';

/** All seats clockwise from one of them, as people sit around a table. */
export const around = (seat: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);
