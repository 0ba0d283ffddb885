import type { RefusedMerchant } from '../../../contracts/console/api.ts';
import type { ChangeResult } from '../../../contracts/console/change-sets.ts';
import type { PublishResult } from '../../publishing/publish-result.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { movedSince } from '../merchants/moved-since.ts';
import { breakLines } from './break-lines.ts';
import { problemLines } from './problem-lines.ts';

/** How a change ended at one merchant. */
export function resultOf(merchant: string, result: PublishResult): ChangeResult {
  switch (result.kind) {
    case 'published':
    case 'unchanged':
      return { merchant, state: result.kind, seq: result.pointer.seq, breaks: breakLines(result.breaks) };
    case 'refused': {
      const message = problemLines(result.problems)
        .map((problem) => problem.message)
        .join(' ');
      return { merchant, state: 'failed', message, breaks: [] };
    }
    case 'impossible':
      return { merchant, state: 'failed', message: result.message, breaks: [] };
  }
}

/**
 * Why a change of many merchants was not made: who moved meanwhile, with what, whose release is of a
 * newer engine, or else who would not take it.
 * `base` is where each was looked at.
 */
export async function refusalOfMany(
  context: Pick<ConsoleContext, 'db'>,
  results: ReadonlyMap<string, PublishResult>,
  base: Readonly<Record<string, number>>,
): Promise<RefusedError> {
  const isOvertaken = (result: PublishResult) => result.kind === 'impossible' && result.isOvertaken === true;
  const overtaken = [...results].filter(([, result]) => isOvertaken(result)).map(([merchant]) => merchant);
  if (overtaken.length > 0) {
    const moved = await Promise.all(overtaken.map((merchant) => movedSince(context, merchant, base[merchant] ?? 0)));
    const names = overtaken.join(', ');
    return new RefusedError('MOVED', `Somebody else changed ${names} meanwhile. Nothing was published.`, { moved });
  }
  const left = [...results.values()].find((result) => result.kind === 'impossible' && result.isLeft === true);
  if (left?.kind === 'impossible') return new RefusedError('CONFLICT', `${left.message} Nothing was published.`);
  const refused = [...results].flatMap(([merchant, result]) => refusedOf(merchant, result));
  const names = refused.map(({ merchant }) => merchant).join(', ');
  return new RefusedError('REFUSED', `${names} would not take it. Nothing was published.`, { refused });
}

function refusedOf(merchant: string, result: PublishResult): readonly RefusedMerchant[] {
  if (result.kind === 'refused') return [{ merchant, problems: problemLines(result.problems) }];
  if (result.kind !== 'impossible') return [];
  return [{ merchant, problems: [{ code: 'IMPOSSIBLE', message: result.message, hint: '' }] }];
}
