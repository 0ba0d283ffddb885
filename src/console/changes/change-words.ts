import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { formatValue } from '../draft/format-value.ts';
import type { Text } from '../texts/use-text.ts';

/** Codes of the merchants of a change set, each once. */
export function merchantsOf({ changes }: Pick<ChangeSet, 'changes'>): readonly string[] {
  return [...new Set(changes.map(({ merchant }) => merchant))];
}

/** What a change set does, in a few words: `CBS3 off`, `CBS3 off and 2 more`. */
export function changeTitle({ changes }: Pick<ChangeSet, 'changes'>, text: Text): string {
  const groups = [...groupChanges(changes).values()];
  const [first] = groups[0] ?? [];
  if (!first) return text('changes.empty');
  const words = formatChange(first, text);
  return groups.length === 1 ? words : text('changes.andMore', { words, count: groups.length - 1 });
}

/** One change in words. */
export function formatChange({ name, value }: Change, text: Text): string {
  const own = name.replace(/^flags\./, '');
  if (name === 'maintenance' && value !== undefined)
    return text(value === false ? 'changes.opened' : 'changes.maintenance');
  if (value === undefined) return text('changes.given', { name: own });
  return text('changes.value', { name: own, value: formatValue(value, text) });
}

/** The same change at several merchants is one group. */
export function groupChanges(changes: readonly Change[]): Map<string, Change[]> {
  return Map.groupBy(changes, ({ name, value }) => `${name} ${JSON.stringify(value) ?? ''}`);
}
