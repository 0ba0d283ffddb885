import type { Change } from '../../../contracts/console/impact.ts';
import { isOn } from '../../../engine/index.ts';
import { isMoney, isSwitch } from '../../publishing/is-money.ts';
import { withoutEnded } from '../../publishing/override-stack.ts';
import { stoppedUntil } from '../../publishing/stops.ts';
import { readOverrides } from '../../store/read-overrides.ts';
import type { ConsoleContext } from '../console-context.ts';
import { readOwnApprovals } from './own-approvals.ts';
import { pushChanges } from './push-changes.ts';

/**
 * Whether a second person must approve a change: one that touches money otherwise than by stopping it, and whatever is
 * neither a switch nor maintenance (lists of roles, settings, rules of forms).
 */
export function needsApproval({ name, value }: Pick<Change, 'name' | 'value'>): boolean {
  if (isMoney(name)) return letsOn(value);
  return !isSwitch(name) && name !== 'maintenance';
}

function letsOn(value: unknown): boolean {
  return value === undefined || isOn(value);
}

/** What is to change, and until when (ISO 8601). */
export interface ProposedChanges {
  readonly changes: readonly Change[];
  readonly until?: string;
}

/**
 * Whether a second person must approve changes as merchants stand: also what a merchant itself wants approved, and a stop that
 * would end another one sooner.
 */
export async function needSecondPerson(
  context: Pick<ConsoleContext, 'db' | 'now' | 'summaries'>,
  { changes, until }: ProposedChanges,
): Promise<boolean> {
  if (changes.some(needsApproval)) return true;
  const wantsApproval = await readOwnApprovals(
    context,
    changes.map(({ merchant }) => merchant),
  );
  if (changes.some((change) => wantsApproval(change) && letsOn(change.value))) return true;
  if (until === undefined) return false;
  for (const [merchant, own] of Map.groupBy(
    changes.filter((change) => isMoney(change.name) || wantsApproval(change)),
    (one) => one.merchant,
  ))
    if (await endsSooner(context, merchant, { changes: own, until })) return true;
  return false;
}

async function endsSooner(
  { db, now }: Pick<ConsoleContext, 'db' | 'now'>,
  merchant: string,
  { changes, until = '' }: ProposedChanges,
): Promise<boolean> {
  const before = withoutEnded(await readOverrides(db, merchant), now());
  const after = pushChanges(changes, { author: '', reason: '', at: now().toISOString(), until })(before);
  return changes.some(({ name }) => stoppedUntil(after, name) < stoppedUntil(before, name));
}
