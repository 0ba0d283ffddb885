import { join } from 'node:path';
import { type Console, openConsole, type OpenConsoleOptions } from '../console/open-console.ts';
import { createHttpDesk } from '../console/support/http-desk.ts';
import type { ServiceLog } from '../log/service-log.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { OpenReleases } from './open-releases.ts';

interface ConsoleOptions
  extends Pick<
    OpenConsoleOptions,
    'assets' | 'cipher' | 'frames' | 'limiter' | 'origin' | 'security' | 'trustedProxies'
  > {
  readonly options: ServiceOptions;
  readonly releases: OpenReleases;
  /** The secret that the platform shows, and is shown. */
  readonly internalKey: string;
  readonly log: ServiceLog;
}

/** Opens the console of a node, over its releases. */
export function openConsoleOf({ options, releases, internalKey, log, ...shared }: ConsoleOptions): Promise<Console> {
  const { store, publisher, compiler, tools, parts, hub, merchantsDir, themesDir } = releases;
  const { deskUrl } = options;
  return openConsole({
    ...shared,
    db: store.db,
    publisher,
    compiler,
    tools,
    parts,
    streams: hub,
    log: log.requests,
    brandHosts: options.hosts,
    desk: deskUrl === undefined ? undefined : createHttpDesk({ url: deskUrl, key: internalKey }),
    folders: { merchantsDir, themesDir },
    consoleDir: join(options.buildDir, 'console'),
    onTrouble: log.report,
  });
}
