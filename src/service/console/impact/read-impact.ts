import { setImmediate } from 'node:timers/promises';
import type { ImpactAnswer, ImpactBody, ImpactGroup } from '../../../contracts/console/impact.ts';
import { canonicalJson } from '../../../contracts/canonical-json.ts';
import { needSecondPerson } from '../changes/needs-approval.ts';
import type { ConsoleContext } from '../console-context.ts';
import { askImpact, type MerchantImpact } from './impact-of.ts';

/**
 * What changes would do to all of their merchants, which stay as they are; those at which the same happens are one group.
 * With an end, what breaks when they end is reported too. Between two merchants others have their turn, and after the end of the
 * visit it goes on with none.
 */
export async function readImpact(
  context: ConsoleContext,
  { changes, until }: ImpactBody,
  end?: AbortSignal,
): Promise<ImpactAnswer> {
  const ask = askImpact(context, until);
  const found: MerchantImpact[] = [];
  for (const [merchant, own] of Map.groupBy(changes, (change) => change.merchant)) {
    await setImmediate();
    end?.throwIfAborted();
    found.push(await ask(merchant, own));
  }
  return {
    groups: foldGroups(found.flatMap(({ group }) => group ?? [])),
    unnoticed: found.filter(({ group, refused }) => !group && !refused).map(({ merchant }) => merchant),
    refused: found.flatMap(({ refused }) => refused ?? []),
    needsApproval: await needSecondPerson(context, { changes, ...(until === undefined ? {} : { until }) }),
    base: Object.fromEntries(found.flatMap(({ merchant, seq }) => (seq === undefined ? [] : [[merchant, seq]]))),
  };
}

/** Groups of one, put together where only merchant and bytes differ; the largest first. */
export function foldGroups(groups: readonly ImpactGroup[]): readonly ImpactGroup[] {
  const alike = Map.groupBy(groups, ({ merchants: _, bytes: __, ...rest }) => canonicalJson(rest));
  return [...alike.values()]
    .map((same) => {
      const [first] = same;
      if (!first) throw new Error('A group has a first member.');
      return {
        ...first,
        merchants: same.flatMap(({ merchants }) => merchants),
        bytes: {
          least: Math.min(...same.map(({ bytes }) => bytes.least)),
          most: Math.max(...same.map(({ bytes }) => bytes.most)),
        },
      };
    })
    .toSorted((one, other) => other.merchants.length - one.merchants.length);
}
