import type { SettingLine } from '../../contracts/console/settings.ts';

type Shape = Pick<SettingLine, 'type' | 'enum' | 'minimum' | 'maximum'>;

/** A value as a field has it. */
export function fieldOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The value that a field says; nothing when it says none that the setting may have. The service looks again. */
export function valueOf({ type, enum: allowed, minimum, maximum }: Shape, field: string): unknown {
  const words = field.trim();
  if (allowed) return allowed.find((one) => String(one) === words);
  switch (type) {
    case 'boolean':
      return words === 'true' ? true : words === 'false' ? false : undefined;
    case 'integer':
    case 'number': {
      const value = words === '' ? Number.NaN : Number(words);
      const isWhole = type === 'number' || Number.isInteger(value);
      return isWhole && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity) ? value : undefined;
    }
    case 'types':
      return /^(\d+(\s*,\s*\d+)*)?$/.test(words) ? (words === '' ? [] : words.split(',').map(Number)) : undefined;
    case 'string':
    case 'list':
      return words;
  }
}

/** Whether two values are the same to players. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
