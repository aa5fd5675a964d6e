import { MediaQuery } from 'svelte/reactivity';

/** A phone: what is folded away there is not drawn at all. The same width as in the style sheets. */
export const narrow = new MediaQuery('max-width: 900px', false);
