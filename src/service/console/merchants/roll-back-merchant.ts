import type { ChangeResult } from '../../../contracts/console/change-sets.ts';
import type { RollBackBody } from '../../../contracts/console/merchants.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { refusalOfMany, resultOf } from '../changes/change-results.ts';
import { noteAct } from '../changes/note-act.ts';
import type { Author } from '../changes/publish-changes.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { movedSince } from './moved-since.ts';

/**
 * Makes an earlier state of a merchant live again.
 * @throws RefusedError `MOVED` when it moved since it was looked at, `REFUSED` when it cannot be.
 */
export async function rollBackMerchant(
  context: ConsoleContext,
  { merchant, to, reason, base }: RollBackBody & { readonly merchant: string },
  author: Author,
): Promise<ChangeResult> {
  const pointer = await readPointer(context.db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  if (pointer.seq !== base) {
    const moved = [await movedSince(context, merchant, base)];
    throw new RefusedError('MOVED', `Somebody else changed ${merchant} meanwhile. Nothing was published.`, { moved });
  }
  const result = await context.publisher.rollBack(merchant, { author: author.name, reason: reason.trim() }, to);
  if (result.kind === 'refused' || result.kind === 'impossible')
    throw await refusalOfMany(context, new Map([[merchant, result]]), { [merchant]: base });
  noteAct(context, `roll back ${merchant} to ${to}`, author);
  return resultOf(merchant, result);
}
