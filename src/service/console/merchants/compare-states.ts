import type { Comparison } from '../../../contracts/console/merchants.ts';
import { impactBetween, textChanges } from '../../../engine/index.ts';
import { differenceLines } from '../../../release/compare/difference.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { historyLineOf } from './history-line.ts';

interface Two {
  readonly merchant: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Says what differs between two states of a merchant's history as players had them, in the words of `livery diff`.
 * @throws RefusedError `NOT_FOUND` when one of them is none, or no longer stored.
 */
export async function compareStates(context: ConsoleContext, { merchant, from, to }: Two): Promise<Comparison> {
  const { before, after } = await context.findPair(context, merchant, { from, to });
  const [old, young] = [await lineOf(context, merchant, from), await lineOf(context, merchant, to)];
  if (!before) throw new Error('Two states give two releases.');
  const impact = impactBetween(before.form, after.form, shippedFeatures);
  const texts = textChanges(before.site.strings, after.site.strings);
  return {
    merchant,
    from: old,
    to: young,
    ...differenceLines({ impact, texts }),
    isSeen: impact.everyScreen || impact.screens.length > 0,
  };
}

async function lineOf({ db }: ConsoleContext, merchant: string, seq: number) {
  const entry = await readHistoryEntry(db, merchant, seq);
  if (!entry) throw new RefusedError('NOT_FOUND', `${merchant} has no seq ${seq}.`);
  return historyLineOf(entry);
}
