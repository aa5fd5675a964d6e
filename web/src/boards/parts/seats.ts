// A colour and a sign for every seat: the sign says the same to whoever does not see the colour.

export const COLOURS = ['#f0975a', '#7fb8f2', '#9ad07c', '#d9a8ee', '#efcf62', '#f29c9c'];
export const SIGNS = ['●', '■', '▲', '◆', '★', '✚'];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? '#ccc';
export const signOf = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '●';
