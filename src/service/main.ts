import { dirname, join } from 'node:path';
import { type Cipher, openCipher } from '../storage/encryption/cipher.ts';
import { readStorageKeys } from '../storage/encryption/read-storage-keys.ts';
import type { FormsPart } from '../contracts/release.ts';
import { createLimiter } from '../storage/limits/limiter.ts';
import { openSecurityLog } from '../storage/security-log/security-log.ts';
import { type Closing, createClosing } from './boot/closing.ts';
import { followPlatforms } from './boot/follow-platforms.ts';
import { openConsoleOf } from './boot/open-console-of.ts';
import { openReleases } from './boot/open-releases.ts';
import { startRecurringWork } from './boot/start-recurring-work.ts';
import { brandOfPort, listBrands, openBrandPorts } from './brands.ts';
import { buildApp } from './build-app.ts';
import type { Console } from './console/open-console.ts';
import { CONTROL_SOCKET, openControlSocket } from './control-socket.ts';
import { createProver } from './domains/prove-domain.ts';
import { createHostResolver } from './http/resolve-host.ts';
import { makeInternalKey } from './internal-key.ts';
import { rekeySecrets } from './keys/rekey-secrets.ts';
import { limitThroughOutage } from './door/limit-through-outage.ts';
import { openPort } from './http/open-port.ts';
import { readJsonPart } from './live/live-site.ts';
import { openPlainLog, type ServiceLog } from './log/service-log.ts';
import { createOperations } from './operations.ts';
import { createGuestFetch } from './pages/guest-fetch.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { readClientBuild } from './pages/read-client-build.ts';
import { createPassChecks } from './passes/pass-checks.ts';
import { createStatusReader } from './pages/read-status.ts';
import { createFrames } from './preview/frames.ts';
import { createPreviews } from './preview/previews.ts';
import { createDemoSessions } from './scenes/demo-sessions.ts';
import { productionHosts } from './environment/production-hosts.ts';
import { readTrustedProxies } from './security/trusted-proxies.ts';
import { openStartPage } from './start/open-start-page.ts';
import { openOperators } from './operator/open-operators.ts';
import { noteOperations } from './security/note-operations.ts';
import { keepAssets } from './store/assets.ts';
import { createErrorCards } from './store/error-cards.ts';
import { loadTracing } from './tracing/load-tracing.ts';
import { verifyFirst } from './verify-first.ts';
import type { Service, ServiceOptions } from './service-options.ts';
import { timeSteps } from './time-steps.ts';

/** How the platform is asked about regions; a test wants every change at once and has a slow machine. */
const patience = { keepMs: 60_000, timeoutMs: 400, pauseMs: 2_000 };
const testPatience = { keepMs: 0, timeoutMs: 10_000, pauseMs: 0 };

/** Starts the site service: opens the store, publishes changed folders where that is its role, listens. Throws one clear sentence when it cannot. */
export async function startService(given: ServiceOptions): Promise<Service> {
  if (given.isTest && process.env['NODE_ENV'] === 'production') {
    throw new Error('LIVERY_TEST=1 opens the test doors and is refused in production.');
  }
  const options = { ...given, databaseUrl: given.databaseUrl ?? process.env['DATABASE_URL'] };
  const { log = openPlainLog() } = options;
  const closing = createClosing();
  try {
    return await openService({ options, log, closing });
  } catch (error) {
    await closing.close();
    throw error;
  }
}

interface Opening {
  readonly options: ServiceOptions;
  readonly log: ServiceLog;
  readonly closing: Closing;
}

async function openService({ options, log, closing }: Opening): Promise<Service> {
  const { dataDir, isTest, port, startPage, prove = createProver() } = options;
  const { report } = log;
  const timed = timeSteps(options.onStep);
  const operators = await openOperators(options.operator);
  closing.add(() => operators.close());
  const security = openSecurityLog({ folder: dataDir, now: () => new Date(), onTrouble: report });
  closing.add(() => security.close());
  const opened: { console?: Console } = {};
  const releases = await openReleases({ options, log, timed, closing, consoleOf: () => opened.console });
  const { store, registry, hosts, parts, hub, publisher, compiler, merchantsDir, folders } = releases;
  const { db } = store;
  const assets = options.keepsAssets ? await keepAssets(db, options.buildDir) : undefined;
  startRecurringWork({ releases, assets, prove, report, closing });
  const cipher = storageCipher(options);
  const { platforms, upstreams, alarms } = followPlatforms({ options, releases, cipher, log, closing });
  const previews = createPreviews({ db, compiler, parts, hub, merchantsDir, port, now: () => Date.now() });
  const trustedProxies = options.trustedProxies ?? readTrustedProxies(process.env['LIVERY_TRUST_PROXY']);
  if (process.env['NODE_ENV'] === 'production' && trustedProxies.length === 0) {
    report(
      'No proxy is named in LIVERY_TRUST_PROXY: behind one, all players count as one address and share 64 streams.',
    );
  }
  const build = await readClientBuild(options.buildDir);
  const { firstBrandPort } = options;
  const listed = await listBrands({ db, registry, merchants: folders.merchants, port, firstBrandPort });
  const resolveHost = createHostResolver({
    hosts,
    merchantOfPort: brandOfPort(listed),
    hasScenes: startPage !== undefined,
  });
  const digest = countsAlone(options) ? {} : { digest: cipher.fingerprint };
  const limiter = limitThroughOutage({
    limiter: createLimiter({ db, now: () => new Date(), ...digest }),
    now: () => new Date(),
  });
  const internalKey = options.internalKey ?? makeInternalKey(options.internalKeyFile);
  const { consoleOrigin, previewsOrigin } = options;
  const frames =
    consoleOrigin === undefined || previewsOrigin === undefined
      ? undefined
      : createFrames({ origin: previewsOrigin, consoleOrigin });
  if (consoleOrigin !== undefined) {
    const shared = { limiter, security, cipher, frames, trustedProxies, assets };
    opened.console = await openConsoleOf({ ...shared, origin: consoleOrigin, options, releases, internalKey, log });
    closing.add(() => opened.console?.close());
  }
  const tracing = await loadTracing(options.tracing);
  closing.add(() => tracing?.close());
  const app = await buildApp({
    context: {
      registry,
      passes: createPassChecks({ db, cipher }),
      hosts,
      limiter,
      security,
      parts,
      cards: createErrorCards({ db, now: () => new Date() }),
      hub,
      pages: createPageRenderer({
        ...build,
        guestFetch: createGuestFetch(platforms),
        readForms: ({ manifest }) => readJsonPart<FormsPart>(parts, manifest.parts.forms),
      }),
      readStatus: createStatusReader({ platforms, ...(isTest ? testPatience : patience) }),
      publisher,
      upstreams,
      previews,
      platforms,
      frames,
      gamesUrl: options.gamesUrl ?? options.sandboxUrl,
      clientDir: join(options.buildDir, 'client'),
      assets,
      port,
      ...(startPage
        ? { startOrigin: `http://localhost:${startPage.port}`, demoSessions: createDemoSessions(startPage.staffUrl) }
        : {}),
      test: isTest,
    },
    resolveHost: options.hosts === undefined ? resolveHost : productionHosts(resolveHost, options.hosts),
    internalKey,
    db,
    merchantsDir,
    trustedProxies,
    log: log.requests,
    onTrouble: report,
    console: opened.console,
    ownPages: options.ownPages,
    tracing,
  });
  closing.add(() => app.close());
  operators.watch({ app, hub, hosts, registry, alarms });
  await timed('open the doors', () =>
    openPort({ port, host: options.address ?? '127.0.0.1', setting: 'LIVERY_PORT' }, (place) => app.listen(place)),
  );
  operators.opened();
  const { brands, close: closePorts } = await openBrandPorts(app, listed, report);
  closing.add(closePorts);
  if (startPage) {
    const shown = { servicePort: port, brands, consoleOrigin, siteOf: registry.current };
    const page = await openStartPage({ ...startPage, ...shown });
    closing.add(() => page.close());
  }
  const acts = createOperations({
    db,
    publisher,
    merchantsDir,
    previews,
    watch: upstreams,
    onDomains: () => hosts.refresh(),
    prove,
    ownHosts: [consoleOrigin, previewsOrigin].flatMap((one) => (one === undefined ? [] : [new URL(one).hostname])),
    invite: opened.console?.invite,
    rekey: () => rekeySecrets(db, cipher, new Date()),
  });
  const operations = noteOperations(store.verify ? verifyFirst(acts, store.verify) : acts, security);
  const control = await openControlSocket(join(dataDir, CONTROL_SOCKET), operations);
  closing.add(() => control.close());
  closing.add(operators.ending);
  const { firstLink } = opened.console ?? {};
  return { brands, folders, close: closing.close, ...(firstLink === undefined ? {} : { firstLink }) };
}

/** Encrypts under the given storage key, or under the one beside the internal key. */
function storageCipher({ internalKeyFile, storageKey = process.env['LIVERY_STORAGE_KEY'] }: ServiceOptions): Cipher {
  const file = join(dirname(internalKeyFile), 'storage.key');
  return openCipher(readStorageKeys({ given: storageKey, file }));
}

/**
 * Subjects of limits, with their names and numbers, are counted under the storage key; nodes that share a database count
 * together only under a key that they share.
 */
function countsAlone({ databaseUrl, storageKey = process.env['LIVERY_STORAGE_KEY'] }: ServiceOptions): boolean {
  return databaseUrl !== undefined && !storageKey;
}
