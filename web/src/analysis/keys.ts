// The keys of the analysis.

const PLAIN: Record<string, string> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  n: 'next-mistake',
  p: 'last-mistake',
  '1': 'show-1',
  '2': 'show-2',
  '3': 'show-3',
  Enter: 'play-out',
};
const SHIFTED: Record<string, string> = { ArrowLeft: 'own-back', ArrowRight: 'own-on' };
const WALKING = ['back', 'on', 'first', 'last']; // with the same keys one walks about on a board, a slider or tabs

/** What a key asks for, "" where it is for somebody else. */
export function deedOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  const node = event.target instanceof Element ? event.target : document.body;
  if (node.matches('select, textarea, input:not([type=range])')) return '';
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const deed = (event.shiftKey ? SHIFTED[key] : undefined) ?? PLAIN[key] ?? '';
  if (WALKING.includes(deed) && (event.shiftKey || node.matches('[role=tab], input') || node.closest('[data-then]')))
    return '';
  if (deed === 'play-out' && (event.repeat || node.closest('button, a, summary, [role=button], [data-then]')))
    return '';
  return deed;
}
