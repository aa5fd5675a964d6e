import { t } from '../../state/words.svelte';
import { tip } from '../../ui/tip.svelte';
import { terms } from './glossary.json';

const CLAUSES: Record<string, string> = terms;

/** Attached to the table: whatever has a symbol or a text of its own tells it while the pointer is on it. */
export const tips =
  (gloss: (id: string) => string) =>
  (root: HTMLElement): (() => void) => {
    let shown: Element | null = null;

    function over(event: Event): void {
      const target = event.target as Element;
      const node = target.closest('[data-sign], [data-tip]');
      if (node === shown) return;
      if (shown) tip.hide();
      shown = node;
      if (!node) return;
      const sign = node.getAttribute('data-sign');
      const clause = sign ? CLAUSES[sign] : undefined;
      const text = sign ? gloss(sign) : (node.getAttribute('data-tip') ?? '');
      if (text) tip.show(node, text, clause ? t('clause', { clause }) : '');
    }

    function out(): void {
      if (shown) tip.hide();
      shown = null;
    }

    // Pieces are also left when they are taken away, and for others that tell something too.
    function leave(): void {
      const left = shown;
      queueMicrotask(() => (shown === left ? out() : undefined));
    }

    root.addEventListener('pointerover', over);
    root.addEventListener('focusin', over);
    root.addEventListener('pointerleave', out);
    root.addEventListener('focusout', leave);
    return () => {
      root.removeEventListener('pointerover', over);
      root.removeEventListener('focusin', over);
      root.removeEventListener('pointerleave', out);
      root.removeEventListener('focusout', leave);
    };
  };
