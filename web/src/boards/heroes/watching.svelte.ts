/** How fast battles are watched, until the page is left. */
class Watching {
  speed = $state<1 | 2>(1);

  change(): void {
    this.speed = this.speed === 1 ? 2 : 1;
  }
}

export const watching = new Watching();
