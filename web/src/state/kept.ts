type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What was told now, with every part of it that says the same as before being the very object it was before: whoever
 * draws such a part need not look at it again. The fresh value is the caller's own, and is changed.
 */
export function kept<T>(before: unknown, fresh: T): T {
  if (Array.isArray(before) && Array.isArray(fresh)) {
    const parts: unknown[] = fresh;
    parts.forEach((part, i) => (parts[i] = kept(before[i], part)));
    return before.length === parts.length && parts.every((part, i) => part === before[i]) ? (before as T) : fresh;
  }
  if (isFields(before) && isFields(fresh)) {
    const names = keptFields(before, fresh);
    const same = names.length === Object.keys(before).length && names.every((name) => fresh[name] === before[name]);
    return same ? (before as T) : fresh;
  }
  return fresh;
}

/** The same for the fields of something that is itself always new. */
export function keptFields(before: object | null, fresh: object): string[] {
  const [old, now] = [(before ?? {}) as Fields, fresh as Fields];
  const names = Object.keys(now);
  for (const name of names) now[name] = kept(old[name], now[name]);
  return names;
}
