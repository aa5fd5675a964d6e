// What a browser has and jsdom has not.

const none = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia = () => none as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

Element.prototype.checkVisibility ??= () => true;

// Nothing has a size here.
globalThis.ResizeObserver ??= class {
  observe(): void {
    // It stays as it is.
  }
  unobserve(): void {
    // Nobody was told.
  }
  disconnect(): void {
    // Nor will be.
  }
};
