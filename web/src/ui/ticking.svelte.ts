/** Acts again and again as long as the component stands; not at all while the pause is 0. */
export function every(pause: () => number, act: () => void): void {
  $effect(() => {
    const milliseconds = pause();
    if (!milliseconds) return;
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  });
}

/** Milliseconds since `told` has changed. They pass while there is something to count. */
export function ticking(told: () => unknown, counting: () => boolean): { readonly passed: number } {
  let now = $state(Date.now());
  let heard = $state(Date.now());
  $effect(() => {
    void told();
    now = heard = Date.now();
  });
  every(
    () => (counting() ? 500 : 0),
    () => (now = Date.now()),
  );
  return {
    get passed() {
      return now - heard;
    },
  };
}
