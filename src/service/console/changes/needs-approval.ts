import type { Change } from '../../../contracts/console/impact.ts';
import { isOn } from '../../../engine/index.ts';
import { isMoney, isSwitch } from '../../publishing/is-money.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import { stoppedUntil } from '../../publishing/stops.ts';
import { readOverrides } from '../../store/read-overrides.ts';
import type { ConsoleContext } from '../console-context.ts';
import { pushChanges } from './push-changes.ts';

/**
 * Whether a second person must approve a change: one that touches money otherwise than by stopping it, and whatever is
 * neither a switch nor maintenance (lists of roles, settings, rules of forms).
 */
export function needsApproval({ name, value }: Pick<Change, 'name' | 'value'>): boolean {
  if (isMoney(name)) return value === undefined || isOn(value);
  return !isSwitch(name) && name !== 'maintenance';
}

/** What is wished, and until when (ISO 8601). */
export interface Wished {
  readonly changes: readonly Change[];
  readonly until?: string;
}

/** Whether a second person must approve changes as merchants stand: also a stop of money that would end another one sooner. */
export async function needSecondPerson(
  context: Pick<ConsoleContext, 'db' | 'now'>,
  { changes, until }: Wished,
): Promise<boolean> {
  if (changes.some(needsApproval)) return true;
  if (until === undefined) return false;
  for (const [merchant, own] of Map.groupBy(
    changes.filter(({ name }) => isMoney(name)),
    (one) => one.merchant,
  ))
    if (await endsSooner(context, merchant, { changes: own, until })) return true;
  return false;
}

async function endsSooner(
  { db, now }: Pick<ConsoleContext, 'db' | 'now'>,
  merchant: string,
  { changes, until = '' }: Wished,
): Promise<boolean> {
  const before = withoutEnded(await readOverrides(db, merchant), now());
  const after = pushChanges(changes, { author: '', reason: '', at: now().toISOString(), until })(before);
  return changes.some(({ name }) => stoppedUntil(after, name) < stoppedUntil(before, name));
}
