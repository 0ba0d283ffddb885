const units = [
  { unit: 'hour', ms: 3_600_000, from: 90 * 60_000 },
  { unit: 'minute', ms: 60_000, from: 90_000 },
  { unit: 'second', ms: 1000, from: 0 },
] as const;

/** A wait in English words: whole hours, minutes or seconds, never less than it is. */
export function waitInWords(waitMs: number): string {
  const { unit, ms } = units.find(({ from }) => waitMs > from) ?? units[2];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(waitMs / ms)),
  );
}
