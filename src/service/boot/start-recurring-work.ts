import { prune } from '../../storage/pruning/prune.ts';
import { startHourly } from '../../storage/start-hourly.ts';
import type { ProveDomain } from '../domains/prove-domain.ts';
import { recheckDomains } from '../domains/recheck-domains.ts';
import type { ServiceLog } from '../log/service-log.ts';
import { startExpiry } from '../publishing/expire-overrides.ts';
import type { Assets } from '../store/assets.ts';
import { pruneReleases } from '../store/prune-releases.ts';
import { retention } from '../store/retention.ts';
import type { Closing } from './closing.ts';
import type { OpenReleases } from './open-releases.ts';

interface WorkOptions {
  readonly releases: OpenReleases;
  readonly assets: Assets | undefined;
  readonly prove: ProveDomain;
  readonly report: ServiceLog['report'];
  readonly closing: Closing;
}

/** Starts what a node does by the clock: it deletes what is over, proves domains again and ends overrides. */
export function startRecurringWork({ releases, assets, prove, report, closing }: WorkOptions): void {
  const { publisher, store } = releases;
  const { db } = store;
  const pruning = startHourly({
    work: async () => {
      await assets?.touch();
      await prune(db, retention, new Date());
      await pruneReleases(db, new Date());
    },
    trouble: 'What is over could not be deleted; it is tried again in an hour.',
    onTrouble: report,
  });
  closing.add(() => pruning.close());
  const rechecks = startHourly({
    work: () => recheckDomains({ db, prove, now: () => new Date() }),
    trouble: 'The proofs of domains could not be looked for; it is tried again in an hour.',
    onTrouble: report,
    firstAfterMs: 60_000,
  });
  closing.add(() => rechecks.close());
  const expiry = startExpiry({ db, publisher, onTrouble: report });
  closing.add(() => expiry.close());
}
