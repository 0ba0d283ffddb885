import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AdoptDependencies, ReleaseOffer } from './adopt-release.ts';
import type { Live, LiveState } from './release-types.ts';
import type { Clock, EnvironmentState, Random } from '../runtime-types.ts';
import type { BrowserReport } from '../platform/send-report.ts';

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
const loadReport = () => import('../platform/send-report.ts');

const longestPauseMs = 30_000;

/**
 * Keeps this page on the merchant's current release without a reload. A release that cannot be loaded is tried again
 * while it is the newest: with growing pauses, and at once when the network or the player comes back. An invalid one is
 * refused for good.
 */
export function createLive(dependencies: LiveDependencies): Live {
  const { release, clock, random, environment } = dependencies;
  const store = createStore<LiveState>(() => ({ connection: 'idle' }));
  let queue: Promise<void> = Promise.resolve();
  let newest = 0;
  let invalid = 0;
  let failures = 0;
  let stopWaiting: () => void = () => undefined;

  async function take(offer: ReleaseOffer): Promise<void> {
    const before = release.getState();
    if (offer.seq <= before.pointer.seq || offer.seq === invalid) return;
    try {
      const { adoptRelease } = await loadAdoption();
      await adoptRelease(offer, dependencies);
      store.setState({ refused: undefined });
      if (release.getState().site.maintenance !== before.site.maintenance) dependencies.onMaintenanceChange();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      store.setState({ refused: { seq: offer.seq, reason } });
      send({ release: offer.release, seq: offer.seq, reason });
      if (error instanceof Error && error.name === 'InvalidRelease') invalid = offer.seq;
      else if (offer.seq === newest) tryLater(offer);
    }
  }

  function tryLater(offer: ReleaseOffer): void {
    stopWaiting();
    const again = () => {
      if (environment.getState().visible) void onOffer(offer);
    };
    const pause = Math.min(longestPauseMs, 1000 * 2 ** failures) * (0.5 + random());
    failures += 1;
    const stopTimer = clock.after(pause, again);
    const stopWatching = environment.subscribe((next, last) => {
      if ((next.online && !last.online) || (next.visible && !last.visible)) again();
    });
    stopWaiting = () => {
      stopTimer();
      stopWatching();
    };
  }

  // Operators learn of what browsers refuse; a page whose chunk does not arrive keeps it to itself.
  function send(report: BrowserReport): void {
    loadReport()
      .then(({ sendReport }) => sendReport(dependencies.host, report))
      .catch(() => undefined);
  }

  const report: Live['report'] = (part, { message }) => send({ ...release.getState().pointer, part, reason: message });
  const onFault = (error: Error) => report('live.stream', error);
  const seq = () => release.getState().pointer.seq;
  const onOffer = (offer: ReleaseOffer) => {
    if (offer.seq > newest) {
      newest = offer.seq;
      failures = 0;
    }
    if (offer.seq === newest) stopWaiting();
    queue = queue.then(() => take(offer));
    return queue;
  };
  return {
    store,
    report,
    async ask() {
      const { askPointer } = await loadSource();
      await askPointer({ host: dependencies.host, seq, onOffer, onFault });
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
          onFault,
          onConnection: (connection) => store.setState({ connection }),
        });
      };
      // A page whose chunk does not arrive lives on with the release it has.
      follow().catch(() => undefined);
      return () => {
        isWanted = false;
        stop();
        stopWaiting();
      };
    },
  };
}
