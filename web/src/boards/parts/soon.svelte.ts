// A table is drawn in slices, each in a task of its own: the page answers in between, and what matters comes first.

const waiting: (() => void)[] = [];
const channel = new MessageChannel(); // unlike timers it waits for nothing, in a page that nobody looks at neither

class Drawing {
  slices = $state(0); // that are still to be drawn

  /** Draw this in a task of its own, after what was asked for before; what it gives back takes the wish away again. */
  slice(draw: () => void): () => void {
    waiting.push(draw);
    this.slices = waiting.length;
    if (waiting.length === 1) channel.port2.postMessage(null);
    return () => {
      const at = waiting.indexOf(draw);
      if (at >= 0) waiting.splice(at, 1);
      this.slices = waiting.length;
    };
  }

  next(): void {
    waiting.shift()?.();
    this.slices = waiting.length;
    if (waiting.length) channel.port2.postMessage(null);
  }
}

export const drawing = new Drawing();
channel.port1.onmessage = () => drawing.next();
