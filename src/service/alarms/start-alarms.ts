import { hostname } from 'node:os';
import type { ServiceLog } from '../log/service-log.ts';
import { trusting } from '../mapping/call-platform.ts';
import type { Platforms } from '../mapping/platforms.ts';
import type { Database } from '../store/tables.ts';
import { reportOnce } from '../report-once.ts';
import { startTurns } from '../start-turns.ts';
import { type AlarmList, createAlarmList } from './alarm-list.ts';
import { type AlarmPost, postAlarms } from './post-alarms.ts';
import { createTroubleWatch } from './watch-troubles.ts';

interface StartOptions {
  readonly db: Database;
  readonly verify?: (() => Promise<void>) | undefined;
  readonly isNotified?: (() => boolean) | undefined;
  readonly platforms: Pick<Platforms, 'wayOf'>;
  readonly log: ServiceLog;
  /** Address that alarms are posted to; absent for none. */
  readonly webhook?: string | undefined;
  readonly lookMs?: number;
}

/** Alarms while a service runs. */
export interface RunningAlarms extends Pick<AlarmList, 'list'> {
  /** Ends them, once no look is under way. */
  close(): Promise<void>;
}

const LOOK_MS = 5_000;
const PROBE_MS = 4_000;

/** Looks for trouble every few seconds; an alarm is a line in the log when it begins and one when it is over. */
export function startAlarms(options: StartOptions): RunningAlarms {
  const { log, webhook, lookMs = LOOK_MS, ...watched } = options;
  const post: AlarmPost | undefined =
    webhook === undefined ? undefined : postAlarms({ url: webhook, node: hostname(), onTrouble: log.report });
  const alarms = createAlarmList({
    now: () => new Date(),
    onChange: (change) => {
      const { message, ...fields } = change;
      log.note({ event: 'alarm', ...fields }, change.state === 'raised' ? message : `It is over: ${message}`);
      post?.send(change);
    },
  });
  const look = createTroubleWatch({ ...watched, alarms, probe: knock });
  const unseen = reportOnce(log.report, 'Alarms could not be looked for.');
  const looks = startTurns(lookMs, () => look().then(unseen.worked, unseen.failed));
  return {
    list: alarms.list,
    close: async () => {
      await looks.close();
      post?.close();
    },
  };
}

/** Whatever is answered, somebody is there. */
async function knock(url: string, ca: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal, ...trusting(ca) });
  await response.body?.cancel();
}
