import type { MerchantPage } from '../../../contracts/console/merchant-page.ts';
import { readHistory, readHistoryEntry } from '../../store/read-history.ts';
import { readOverrides } from '../../store/read-overrides.ts';
import { brokenLine } from '../../store/read-broken.ts';
import { readUpstream } from '../../store/upstreams.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { openRelease } from '../releases/open-release.ts';
import { historyLineOf } from './history-line.ts';
import { listMerchantLines } from './list-merchants.ts';
import { upstreamStateOf } from './upstream-state-of.ts';
import { weighParts } from './weigh-parts.ts';

/** Everything about one merchant that is known without compiling. @throws RefusedError `NOT_FOUND`. */
export async function readMerchantPage(context: ConsoleContext, merchant: string): Promise<MerchantPage> {
  const { db, parts } = context;
  const line = (await listMerchantLines(context, { merchants: [merchant] })).at(0);
  const [newest] = line ? await readHistory(db, merchant, 1) : [];
  if (!line || !newest) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const { site, manifest } = await openRelease({ db, parts }, line.release);
  const upstream = await readUpstream(db, merchant);
  const { languages, currency, policy } = site.identity;
  return {
    ...line,
    languages,
    currency: currency.code,
    ...(policy === undefined ? {} : { policy }),
    live: await liveChanges(context, merchant),
    ...(upstream ? { upstream: upstreamStateOf(upstream) } : {}),
    broken: await brokenOf(context, merchant, newest),
    weights: await weighParts(parts, manifest),
  };
}

/** The live change that counts of each name, and how many of the same name it hides. */
async function liveChanges({ db }: ConsoleContext, merchant: string): Promise<MerchantPage['live']> {
  const stacks = Map.groupBy(await readOverrides(db, merchant), ({ name }) => name);
  return [...stacks].flatMap(([name, stack]) => {
    const top = stack.at(-1);
    if (!top) return [];
    const { value, author, at, reason, until } = top;
    const end = until === undefined ? {} : { until };
    return [{ name, value, by: author, at, reason, hides: stack.length - 1, ...end }];
  });
}

async function brokenOf(
  { db }: ConsoleContext,
  merchant: string,
  newest: Awaited<ReturnType<typeof readHistory>>[number],
): Promise<MerchantPage['broken']> {
  const { broken, later } = brokenLine(merchant, newest);
  const standing = broken.map(async ({ name, since }) => {
    const entry = since && (await readHistoryEntry(db, merchant, since.seq));
    return { name, later: false, ...(entry ? { since: historyLineOf(entry) } : {}) };
  });
  return [...(await Promise.all(standing)), ...later.map(({ name }) => ({ name, later: true }))];
}
