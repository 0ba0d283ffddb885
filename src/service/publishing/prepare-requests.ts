import type { Compiler, MadeRelease } from '../../release/compiler.ts';
import { keptPromises } from '../store/broken-promises.ts';
import { listOvertaken } from '../store/engines.ts';
import { pagesOf } from '../store/pages-of.ts';
import { readHistoryEntries } from '../store/read-history.ts';
import { readOverridesOf } from '../store/read-overrides.ts';
import { readPointers, type StoredPointer } from '../store/read-pointer.ts';
import { readMade } from '../store/read-release.ts';
import type { Database } from '../store/tables.ts';
import type { LiveSources } from './live-sources.ts';
import { withoutEnded } from './override-stack.ts';
import type { createPlans, OverrideState, Plan } from './plan-overrides.ts';
import { leftToNewer, overtaken, type PublishResult, unknownMerchant } from './publish-result.ts';
import type { Prepared, PrepareRequests, OverrideRequest } from './publish-together.ts';
import { returnTo } from './return-to.ts';
import { isEmergency } from './stops.ts';

/** Merchants that are read together, and whose new parts are stored together. */
const AT_ONCE = 25;

interface PreparationOptions {
  readonly db: Database;
  readonly compiler: Pick<Compiler, 'engine'>;
  readonly sources: Pick<LiveSources, 'load'>;
  readonly now: () => Date;
  readonly planOverrides: ReturnType<typeof createPlans>['planOverrides'];
  /** Compiles and judges a plan. */
  readonly prepare: (merchant: string, pointer: StoredPointer, plan: Plan) => Promise<PublishResult | Prepared>;
}

/** Prepares requests for many merchants, a few at a time; what goes back to a stored release is not compiled. */
export function createPreparation({
  db,
  compiler,
  sources,
  now,
  planOverrides,
  prepare,
}: PreparationOptions): PrepareRequests {
  const prepareOne = async (
    request: OverrideRequest,
    { state, made, kept, isLeft }: Standing,
  ): Promise<PublishResult | Prepared> => {
    const { merchant, change, note, expectedSeq, expectedRelease } = request;
    if (!state) return unknownMerchant(merchant);
    const { pointer, stored } = state;
    if (expectedSeq !== undefined && pointer.seq !== expectedSeq) return overtaken(merchant);
    const back = isLeft ? undefined : returnTo(request, { state, made, now: now() });
    const plan = back ?? (await planOverrides(state, { change, note }));
    if (isPlan(plan) && isLeft && !isStop(plan, withoutEnded(stored, now()))) return leftToNewer(merchant);
    const ready = isPlan(plan)
      ? await prepare(merchant, pointer, { ...plan, made: made.get(pointer.release), kept })
      : plan;
    const release =
      ready.kind === 'prepared' ? ready.publication.release : 'pointer' in ready ? pointer.release : undefined;
    if (expectedRelease !== undefined && release !== undefined && release !== expectedRelease)
      return overtaken(merchant);
    return ready;
  };

  return async function* (requests) {
    for (const some of pagesOf(requests, AT_ONCE)) {
      const merchants = some.map(({ merchant }) => merchant);
      const pointers = await readPointers(db, merchants);
      const stored = await readOverridesOf(db, merchants);
      const left = await listOvertaken(db, merchants, compiler.engine);
      const releases = [...pointers.values()].map(({ release }) => release);
      const made = await readMade(db, [...releases, ...some.flatMap(({ earlier }) => earlier?.release ?? [])]);
      const entries = await readHistoryEntries(db, [...pointers.values()]);
      const compiled = some.filter(({ earlier }) => earlier === undefined);
      await sources.load(compiled.flatMap(({ merchant }) => pointers.get(merchant)?.source ?? []));
      for (const request of some) {
        const { merchant } = request;
        const pointer = pointers.get(merchant);
        const state = pointer && { pointer, stored: stored.get(merchant) ?? [] };
        const entry = pointer && entries.get(merchant)?.get(pointer.seq);
        const kept = entry && keptPromises(entry) ? entry.overrides : undefined;
        yield [merchant, await prepareOne(request, { state, made, kept, isLeft: left.has(merchant) })];
      }
    }
  };
}

interface Standing {
  /** Nothing of a merchant that was never published. */
  readonly state: OverrideState | undefined;
  readonly made: ReadonlyMap<string, MadeRelease>;
  /** Overrides of what is live, where it kept every promise as it went live. */
  readonly kept: OverrideState['stored'] | undefined;
  /** Whether a newer engine made what is live: only what stops something does not wait for a newer node. */
  readonly isLeft: boolean;
}

function isPlan(plan: Plan | PublishResult | Prepared): plan is Plan {
  return !('kind' in plan);
}

function isStop({ note, overrides }: Plan, before: OverrideState['stored']): boolean {
  return note.action === 'override' && isEmergency(before, overrides);
}
