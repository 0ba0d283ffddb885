import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AdoptDependencies, ReleaseOffer } from './adopt-release.ts';
import type { Live, LiveState } from './release-types.ts';
import type { Clock, EnvironmentState, Random } from './runtime-types.ts';
import type { BrowserReport } from './send-report.ts';

export interface LiveDependencies extends AdoptDependencies {
  readonly clock: Clock;
  readonly random: Random;
  readonly environment: StoreApi<EnvironmentState>;
  /** Runs after a release was adopted whose maintenance switch differs. */
  readonly onMaintenanceChange: () => void;
}

// None of this is needed before the page can be used.
const loadSource = () => import('./live-source.ts');
const loadAdoption = () => import('./adopt-release.ts');
const loadReport = () => import('./send-report.ts');

/** Keeps this page on the merchant's current release without a reload; a release that cannot be taken is refused. */
export function createLive(dependencies: LiveDependencies): Live {
  const { release } = dependencies;
  const store = createStore<LiveState>(() => ({ connection: 'idle' }));
  let queue: Promise<void> = Promise.resolve();

  async function take(offer: ReleaseOffer): Promise<void> {
    const before = release.getState();
    if (offer.seq <= before.pointer.seq) return;
    try {
      const { adoptRelease } = await loadAdoption();
      await adoptRelease(offer, dependencies);
      if (release.getState().site.maintenance !== before.site.maintenance) dependencies.onMaintenanceChange();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      store.setState({ refused: { seq: offer.seq, reason } });
      tell({ release: offer.release, seq: offer.seq, reason });
    }
  }

  // Operators learn of what browsers refuse; a page whose chunk does not arrive keeps it to itself.
  function tell(report: BrowserReport): void {
    loadReport()
      .then(({ sendReport }) => sendReport(dependencies.host, report))
      .catch(() => undefined);
  }

  const seq = () => release.getState().pointer.seq;
  const onOffer = (offer: ReleaseOffer) => {
    queue = queue.then(() => take(offer));
  };
  return {
    store,
    report: (part, { message }) => tell({ ...release.getState().pointer, part, reason: message }),
    async ask() {
      const { askPointer } = await loadSource();
      await askPointer({ host: dependencies.host, seq, onOffer });
      await queue;
    },
    start() {
      let isWanted = true;
      let stop: () => void = () => undefined;
      const follow = async () => {
        const { followReleases } = await loadSource();
        if (!isWanted) return;
        stop = followReleases({
          ...dependencies,
          merchantCode: release.getState().site.identity.code,
          seq,
          onOffer,
          onConnection: (connection) => store.setState({ connection }),
        });
      };
      // A page whose chunk does not arrive lives on with the release it has.
      follow().catch(() => undefined);
      return () => {
        isWanted = false;
        stop();
      };
    },
  };
}
