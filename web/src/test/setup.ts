// What a browser has and jsdom has not.

const none = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.matchMedia = () => none as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

globalThis.ResizeObserver = class {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
};
