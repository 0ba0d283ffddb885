/** How a release of a merchant arrives at the browsers that are open at this node; counted, and nobody is kept. */
export interface Arrival {
  /** When the browsers were notified, milliseconds since 1970. */
  readonly at: number;
  /** Open pages that were notified. */
  readonly sent: number;
  /** Pages that said that they show it. */
  readonly applied: number;
  /** Milliseconds from the notification until half, and until 99 of 100, of those showed it; absent while none does. */
  readonly p50?: number;
  readonly p99?: number;
  /** How long it took, the quickest first; steps that no page took are left out. */
  readonly steps: readonly ArrivalStep[];
  /** Pages that were notified and went without a word: hidden, closed, or out of the network. */
  readonly left: number;
  /** Reports of pages that could not use it. */
  readonly refused: number;
}

/** Pages that showed a release after more than the step before and at most so many milliseconds. */
export interface ArrivalStep {
  readonly within: number;
  readonly pages: number;
}

/** Releases of a merchant that are remembered. */
const MOST_RELEASES = 4;
/** Merchants that are remembered; the one that moved longest ago is forgotten first. */
const MOST_MERCHANTS = 5_000;
/** Upper ends of the steps that times are counted in, each a ninth longer than the one before, from 1 ms to 2 minutes. */
const steps = Array.from({ length: 112 }, (_, index) => 1.11 ** index);

interface Count {
  readonly seq: number;
  readonly at: number;
  readonly sent: number;
  readonly times: Uint32Array;
  left: number;
  refused: number;
}

/** What is counted of releases that go out. */
export interface Arrivals {
  sent(merchant: string, seq: number, pages: number): void;
  /** A page shows it; `waited` is how long it kept that to itself. */
  applied(merchant: string, seq: number, waited: number): void;
  left(merchant: string, seq: number): void;
  refused(merchant: string, seq: number): void;
  /** Nothing when this node notified nobody of it, or has forgotten it. */
  of(merchant: string, seq: number): Arrival | undefined;
}

/** Makes the counts of one node. `now` gives milliseconds. */
export function createArrivals(now: () => number): Arrivals {
  const merchants = new Map<string, readonly Count[]>();
  const find = (merchant: string, seq: number) => merchants.get(merchant)?.find((count) => count.seq === seq);
  return {
    sent(merchant, seq, pages) {
      const earlier = (merchants.get(merchant) ?? []).filter((count) => count.seq !== seq);
      const count: Count = { seq, at: now(), sent: pages, times: new Uint32Array(steps.length), left: 0, refused: 0 };
      merchants.delete(merchant);
      merchants.set(merchant, [count, ...earlier].slice(0, MOST_RELEASES));
      const [oldest] = merchants.keys();
      if (merchants.size > MOST_MERCHANTS && oldest !== undefined) merchants.delete(oldest);
    },
    applied(merchant, seq, waited) {
      const count = find(merchant, seq);
      if (!count) return;
      const took = Math.max(0, now() - count.at - waited);
      const step = steps.findIndex((end) => took <= end);
      const place = step < 0 ? steps.length - 1 : step;
      count.times[place] = (count.times[place] ?? 0) + 1;
    },
    left(merchant, seq) {
      const count = find(merchant, seq);
      if (count) count.left += 1;
    },
    refused(merchant, seq) {
      const count = find(merchant, seq);
      if (count) count.refused += 1;
    },
    of(merchant, seq) {
      const count = find(merchant, seq);
      if (!count) return undefined;
      const { at, sent, times, left, refused } = count;
      const taken = steps
        .map((within, place) => ({ within, pages: times[place] ?? 0 }))
        .filter(({ pages }) => pages > 0);
      const applied = taken.reduce((sum, { pages }) => sum + pages, 0);
      const found = { at, sent, applied, left, refused, steps: taken };
      return applied === 0 ? found : { ...found, p50: timeOf(taken, 0.5), p99: timeOf(taken, 0.99) };
    },
  };
}

/** The end of the step in which a share of the pages is reached, in whole milliseconds; 0 of no pages. */
export function timeOf(taken: readonly ArrivalStep[], share: number): number {
  const wanted = share * taken.reduce((sum, { pages }) => sum + pages, 0);
  let sum = 0;
  const step = taken.find(({ pages }) => (sum += pages) >= wanted);
  return Math.round(step?.within ?? 0);
}
