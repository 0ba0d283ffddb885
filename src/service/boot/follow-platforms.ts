import type { Cipher } from '../../storage/encryption/cipher.ts';
import { type RunningAlarms, startAlarms } from '../alarms/start-alarms.ts';
import type { ServiceLog } from '../log/service-log.ts';
import { createPlatforms, type Platforms } from '../mapping/platforms.ts';
import { createSecretReader } from '../mapping/read-secret.ts';
import type { ServiceOptions } from '../service-options.ts';
import { type RunningWatch, startUpstreamWatch } from '../upstream/start-upstream-watch.ts';
import type { Closing } from './closing.ts';
import type { OpenReleases } from './open-releases.ts';

interface FollowOptions {
  readonly options: ServiceOptions;
  readonly releases: OpenReleases;
  readonly cipher: Cipher;
  readonly log: ServiceLog;
  readonly closing: Closing;
}

interface FollowedPlatforms {
  readonly platforms: Platforms;
  readonly upstreams: RunningWatch;
  /** Absent in tests. */
  readonly alarms: RunningAlarms | undefined;
}

/** Follows what the platforms of the merchants configure, and raises an alarm where one, or the database, does not answer. */
export function followPlatforms({ options, releases, cipher, log, closing }: FollowOptions): FollowedPlatforms {
  const { sandboxUrl: url, platformMapping: mapping } = options;
  const { store, publisher, moves } = releases;
  const { db, verify } = store;
  const platforms = createPlatforms({
    url,
    mapping,
    readSecret: createSecretReader(process.env),
    keySeeds: cipher.fingerprints('key of encrypted bodies'),
  });
  const upstreams = startUpstreamWatch({ db, publisher, platformUrl: url, platforms, onTrouble: log.report });
  closing.add(() => upstreams.close());
  const isNotified = store.listenUrl === undefined ? undefined : moves.isNotified;
  const watched = { db, verify, isNotified, platforms };
  const alarms = options.isTest ? undefined : startAlarms({ ...watched, log, webhook: options.alarmWebhook });
  closing.add(() => alarms?.close());
  return { platforms, upstreams, alarms };
}
