/** What the bots do is not shown piece by piece until I am asked: while this is on, nothing moves (`still`). */
export const hurry = $state({ on: false });
