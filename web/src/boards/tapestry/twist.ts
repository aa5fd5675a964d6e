// Two fingers that turn around each other turn what is in hand.

const STEP = (40 * Math.PI) / 180; // of the fingers, for one turn of the piece

interface Spot {
  x: number;
  y: number;
}

/** Attached to where the piece lies: `turn` is told 1 for each step to the right, and -1 to the left. */
export const twist =
  (turn: (by: number) => void) =>
  (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, Spot>();
    let way = 0; // of the line between the fingers
    let sum = 0; // turned since the last step

    function now(): number | null {
      const [one, other, third] = [...fingers.values()];
      return one && other && !third ? Math.atan2(other.y - one.y, other.x - one.x) : null;
    }

    function begin(): void {
      way = now() ?? 0;
      sum = 0;
    }

    function down(event: PointerEvent): void {
      if (event.pointerType === 'mouse') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    }

    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const next = now();
      if (next === null) return;
      sum += Math.atan2(Math.sin(next - way), Math.cos(next - way)); // the short way round
      way = next;
      for (; Math.abs(sum) >= STEP; sum -= Math.sign(sum) * STEP) turn(Math.sign(sum));
    }

    function up(event: PointerEvent): void {
      if (fingers.delete(event.pointerId)) begin();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
