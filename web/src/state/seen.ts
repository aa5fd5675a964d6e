const LONG = 100; // milliseconds: a page that nobody looks at has no pictures

/** Calls back as soon as what has just changed was on the screen; without a picture, in a tenth of a second. */
export function whenSeen(then: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    then();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONG);
}
