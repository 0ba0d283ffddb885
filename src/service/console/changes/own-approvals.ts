import type { Change } from '../../../contracts/console/impact.ts';
import { readPointers } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';

/** Whether a merchant's own folder wants a second person for a switch (`approval` in `merchant.json`), beside those that touch money. */
export type WantsApproval = (change: Pick<Change, 'merchant' | 'name'>) => boolean;

/** Reads what some merchants want, of the releases that are live. */
export async function readOwnApprovals(
  { db, summaries }: Pick<ConsoleContext, 'db' | 'summaries'>,
  merchants: readonly string[],
): Promise<WantsApproval> {
  const wanted = new Map<string, readonly string[]>();
  for (const [merchant, { release }] of await readPointers(db, [...new Set(merchants)])) {
    const { approval } = await summaries(release);
    if (approval.length > 0) wanted.set(merchant, approval);
  }
  return ({ merchant, name }) => wanted.get(merchant)?.includes(name) === true;
}
