/** The pictures of the cards, which come after the table itself: they are most of what it weighs. */
class Gallery {
  private pictures = $state.raw<Record<string, string>>({});
  private asked = false;

  of(card: string): string {
    if (!this.asked) {
      this.asked = true;
      void import('./art').then(({ ART }) => (this.pictures = ART));
    }
    return this.pictures[card] ?? '';
  }
}

export const gallery = new Gallery();
