import { messagesOf } from '../../contracts/maintenance.ts';
import type { Text } from '../texts/use-text.ts';

/** A value of a configuration as people say it: switches are on or off, all else is written out. */
export function formatValue(value: unknown, text: Text): string {
  if (typeof value === 'boolean') return text(value ? 'cell.on' : 'cell.off');
  if (messagesOf(value)) return text('value.messages');
  if (value === undefined) return text('value.none');
  if (Array.isArray(value)) return value.length === 0 ? text('value.none') : value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
