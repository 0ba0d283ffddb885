import { sql } from 'kysely';
import { listMissingProofs } from '../domains/recheck-domains.ts';
import { listExpiryFailures } from '../store/expiries.ts';
import type { Database } from '../store/tables.ts';
import type { Platforms } from '../mapping/platforms.ts';
import { listUpstreams } from '../store/upstreams.ts';
import type { AlarmList, Trouble } from './alarm-list.ts';

interface WatchOptions {
  readonly db: Database;
  /** Rejects when the database does not answer in time; absent for the embedded one. */
  readonly verify?: (() => Promise<void>) | undefined;
  /** Whether notifications of other nodes arrive; absent where there is no other node. */
  readonly isNotified?: (() => boolean) | undefined;
  readonly platforms: Pick<Platforms, 'wayOf'>;
  /** Rejects when nothing answers at an address; `ca` holds certificates to check it by. */
  readonly probe: (url: string, ca: string | undefined) => Promise<void>;
  readonly alarms: AlarmList;
  /** The clock of this node, in milliseconds since 1970. */
  readonly clock?: () => number;
}

/** A node further from the database's clock ends overrides, starts change sets and counts waits at another time than others. */
const CLOCK_TOLERANCE_MS = 2_000;
/** A platform that failed less often in a row may only be restarting. */
const FAILURES_IN_A_ROW = 3;
/** Looks in a row that must find the same before a passing fault is called trouble. */
const LOOKS_IN_A_ROW = 2;

/**
 * Makes a look at everything that raises alarms. What nodes have in common is read from the database, so that all of them
 * say the same whichever of them asked a platform or ended an override.
 */
export function createTroubleWatch(options: WatchOptions): () => Promise<void> {
  const { db, verify, isNotified, platforms, probe, alarms, clock = Date.now } = options;
  const looks = new Map<string, number>();
  let followed: readonly Parameters<Platforms['wayOf']>[0][] = [];
  /** Trouble that was met at enough looks in a row. */
  const lasting = (key: string, isMet: boolean): boolean => {
    const met = isMet ? (looks.get(key) ?? 0) + 1 : 0;
    looks.set(key, met);
    return met >= LOOKS_IN_A_ROW;
  };

  const lookAtDatabase = async () => {
    try {
      await verify?.();
      const offsetMs = await readClockOffset(db, clock);
      const isApart = lasting('clock', Math.abs(offsetMs) > CLOCK_TOLERANCE_MS);
      alarms.settle('clock', isApart ? [{ message: clockWords(offsetMs) }] : []);
      const [upstreams, expiries] = [await listUpstreams(db), await listExpiryFailures(db)];
      const unproven = await listMissingProofs(db, new Date());
      followed = upstreams.flatMap(({ settings: { callsUrl, mapping } }) =>
        callsUrl === undefined ? [] : [{ platformUrl: callsUrl, ...(mapping ? { mapping } : {}) }],
      );
      alarms.settle('database', []);
      alarms.settle(
        'upstream',
        upstreams.flatMap(({ merchant, failure }): Trouble[] => {
          if (!failure || failure.attempts < FAILURES_IN_A_ROW) return [];
          const message = `The platform of ${merchant} is not believed since ${failure.since}; what was good last stays live. ${failure.message}`;
          return [{ subject: merchant, message }];
        }),
      );
      alarms.settle(
        'expiry',
        expiries.map(({ merchant, since, message }) => ({
          subject: merchant,
          message: `Overrides of ${merchant} could not end at ${since.toISOString()}; they still count. ${message}`,
        })),
      );
      alarms.settle(
        'domain',
        unproven.map(({ host, merchant, since, found }) => ({
          subject: host,
          message: `The proof of ${host} is missing since ${since.toISOString()}; ${merchant} is still served there. Its owner shows it again, or livery domain remove ${merchant} "${host}" takes it off. Found: ${found}.`,
        })),
      );
    } catch (error) {
      // What the error itself says is for somebody whose change was refused.
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : wordsOf(error);
      const message = `The database does not answer (${reason}): players are served, nothing can be changed.`;
      alarms.settle('database', [{ message }]);
    }
  };
  const lookAtPlatforms = async () => {
    const ways = [{}, ...followed].map((site) => platforms.wayOf(site));
    const origins = new Map(ways.map(({ origin, translation }) => [origin, translation?.ca]));
    const found = await Promise.all(
      [...origins].map(async ([origin, ca]): Promise<Trouble[]> => {
        const fault = await probe(origin, ca).then(() => undefined, wordsOf);
        if (!lasting(origin, fault !== undefined)) return [];
        return [
          { subject: origin, message: `The platform at ${origin} does not answer: players cannot log in. ${fault}` },
        ];
      }),
    );
    alarms.settle('platform', found.flat());
  };

  return async () => {
    await lookAtDatabase();
    const message = 'Changes of other nodes are not notified; they come by the slow poll, within 5 s.';
    alarms.settle('notifications', lasting('notifications', isNotified?.() === false) ? [{ message }] : []);
    await lookAtPlatforms();
  };
}

/**
 * By how much the clock of this node is at least ahead of the database's, in milliseconds; behind it where negative. The database
 * answered some time between question and answer, so that a time between them says nothing against either clock.
 */
async function readClockOffset(db: Database, clock: () => number): Promise<number> {
  const askedAt = clock();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const answeredAt = clock();
  const there = rows[0]?.now.getTime() ?? askedAt;
  return Math.round(there < askedAt ? askedAt - there : Math.min(0, answeredAt - there));
}

function clockWords(offsetMs: number): string {
  const seconds = (Math.abs(offsetMs) / 1000).toFixed(1);
  const direction = offsetMs > 0 ? 'ahead of' : 'behind';
  return `The clock of this node is ${seconds} s ${direction} the database's: what has an end or a start happens at another time than on other nodes. Let both keep time by NTP.`;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
