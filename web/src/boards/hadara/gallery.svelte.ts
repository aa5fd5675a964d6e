/** The pictures of the cards, which come after the table itself, epoch by epoch: they are most of what it weighs. */
const EPOCHS = [() => import('./art/first'), () => import('./art/second'), () => import('./art/third')];

class Gallery {
  private pictures = $state.raw<Record<string, string>>({});
  private readonly asked = new Set<number>();

  /** The picture of a card, whose id tells its epoch: `y2-03`. */
  of(card: string): string {
    const epoch = Number(card[1]) - 1;
    if (!this.asked.has(epoch)) {
      this.asked.add(epoch);
      void EPOCHS[epoch]?.().then(({ ART }) => (this.pictures = { ...this.pictures, ...ART }));
    }
    return this.pictures[card] ?? '';
  }
}

export const gallery = new Gallery();
