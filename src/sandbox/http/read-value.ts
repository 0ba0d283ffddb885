/** The largest number that a column of ids holds. */
export const greatestId = 2_147_483_647;

/** A value of a request as text; empty for what is neither text nor a number, whatever it pretends to be. */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The whole number that a value of a request is, as a number or as text; nothing for anything else. */
export function wholeNumberIn(value: unknown): number | undefined {
  const number = textIn(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** The id that a value of a request names; 0, which no row has, for anything else. */
export function idIn(value: unknown): number {
  const id = wholeNumberIn(value) ?? 0;
  return id > 0 && id <= greatestId ? id : 0;
}

/** Whether a text somewhere in a value has the character that PostgreSQL can hold in no text. */
export function hasNullCharacter(value: unknown): boolean {
  // A list instead of recursion: a body may be nested deeper than a stack is high.
  const waiting = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string' && part.includes('\u0000')) return true;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) waiting.push(inner);
  }
  return false;
}
