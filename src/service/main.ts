import { dirname, join, resolve } from 'node:path';
import { type Cipher, openCipher } from '../storage/encryption/cipher.ts';
import { readStorageKeys } from '../storage/encryption/read-storage-keys.ts';
import { createLimiter } from '../storage/limits/limiter.ts';
import { openSecurityLog } from '../storage/security-log/security-log.ts';
import { prune } from '../storage/pruning/prune.ts';
import { startHourly } from '../storage/start-hourly.ts';
import { openCompiler } from '../release/compiler.ts';
import { openEngineTools } from '../release/engine-tools.ts';
import { startAlarms } from './alarms/start-alarms.ts';
import { brandOfPort, listBrands, openBrandPorts } from './brands.ts';
import { buildApp } from './build-app.ts';
import { type Console, openConsole } from './console/open-console.ts';
import { createHttpDesk } from './console/support/http-desk.ts';
import { CONTROL_SOCKET, openControlSocket } from './control-socket.ts';
import { createProver } from './domains/prove-domain.ts';
import { recheckDomains } from './domains/recheck-domains.ts';
import { createHostResolver } from './http/resolve-host.ts';
import { makeInternalKey } from './internal-key.ts';
import { rekeySecrets } from './keys/rekey-secrets.ts';
import { createHostTable } from './live/host-table.ts';
import { createPartCache } from './live/part-cache.ts';
import { releaseEvent } from './live/release-event.ts';
import { createSiteRegistry } from './live/site-registry.ts';
import { createStreamHub } from './live/stream-hub.ts';
import { limitThroughOutage } from './door/limit-through-outage.ts';
import { openPort } from './http/open-port.ts';
import { createPlatforms } from './mapping/platforms.ts';
import { createSecretReader } from './mapping/read-secret.ts';
import { openPlainLog } from './log/service-log.ts';
import { createOperations } from './operations.ts';
import { createGuestFetch } from './pages/guest-fetch.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { readClientBuild } from './pages/read-client-build.ts';
import { createPassChecks } from './passes/pass-checks.ts';
import { createStatusReader } from './pages/read-status.ts';
import { startExpiry } from './publishing/expire-overrides.ts';
import { upgradeUnreadable } from './publishing/upgrade-unreadable.ts';
import { createFrames } from './preview/frames.ts';
import { createPreviews } from './preview/previews.ts';
import type { FolderReport } from './publishing/publish-changed-folders.ts';
import { publishAsOwner } from './publishing/publish-as-owner.ts';
import { createPublisher } from './publishing/publisher.ts';
import { createDemoSessions } from './scenes/demo-sessions.ts';
import { productionHosts } from './environment/production-hosts.ts';
import { listenForMoves } from './store/listen-for-moves.ts';
import { readTrustedProxies } from './security/trusted-proxies.ts';
import { openStartPage } from './start/open-start-page.ts';
import { openOperators } from './operator/open-operators.ts';
import { noteOperations } from './security/note-operations.ts';
import { keepAssets } from './store/assets.ts';
import { claimEngine } from './store/engines.ts';
import { createErrorCards } from './store/error-cards.ts';
import { createHeadNotes } from './store/note-heads.ts';
import { openStore } from './store/open-store.ts';
import { pruneReleases } from './store/prune-releases.ts';
import { retention } from './store/retention.ts';
import { loadTracing } from './tracing/load-tracing.ts';
import { verifyFirst } from './verify-first.ts';
import type { Service, ServiceOptions } from './service-options.ts';
import { timeSteps } from './time-steps.ts';
import { startUpstreamWatch } from './upstream/start-upstream-watch.ts';

/** How the platform is asked about regions; a test wants every change at once and has a slow machine. */
const patience = { keepMs: 60_000, timeoutMs: 400, pauseMs: 2_000 };
const testPatience = { keepMs: 0, timeoutMs: 10_000, pauseMs: 0 };

const projectDir = resolve(import.meta.dirname, '../..');

/** Starts the site service: opens the store, publishes changed folders where that is its role, listens. Throws one clear sentence when it cannot. */
export async function startService(options: ServiceOptions): Promise<Service> {
  if (options.isTest && process.env['NODE_ENV'] === 'production') {
    throw new Error('LIVERY_TEST=1 opens the test doors and is refused in production.');
  }
  const { dataDir, sandboxUrl, isTest, rootDir = projectDir, merchantsDir = join(projectDir, 'merchants') } = options;
  const timed = timeSteps(options.onStep);
  const { log = openPlainLog() } = options;
  const { report } = log;
  const closing: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const operators = await openOperators(options.operator);
    closing.push(() => operators.close());
    const databaseUrl = options.databaseUrl ?? process.env['DATABASE_URL'];
    const store = await timed('open the release store', () => openStore({ dataDir, databaseUrl }));
    closing.push(() => store.close());
    const { db } = store;
    const security = openSecurityLog({ folder: dataDir, now: () => new Date(), onTrouble: report });
    closing.push(() => security.close());
    const limits = { total: 20_000, perAddress: 64, ...options.streamLimits };
    const hub = createStreamHub({ ...limits, heartbeatMs: 25_000 });
    closing.push(() => hub.close());
    const parts = createPartCache(db);
    const opened: { console?: Console } = {};
    const hosts = createHostTable(db);
    const registry = createSiteRegistry({
      db,
      parts,
      onNews: async (news) => {
        await hosts.learn(news).catch((error: unknown) => {
          report(`The domains of ${news.merchant} could not be read.`, error);
        });
        await opened.console?.notifyMove(news).catch((error: unknown) => {
          report(`The console could not be notified of ${news.merchant}.`, error);
        });
      },
      onRefusal: (merchant, error) => report(`A release of ${merchant} was refused; the last good one stays.`, error),
      isWatched: (merchant) => hub.watches(merchant),
    });
    const tools = await openEngineTools(rootDir);
    const compiler = await openCompiler({
      rootDir,
      tools,
      ...(options.themesDir ? { themesDir: options.themesDir } : {}),
    });
    const isAlone = databaseUrl === undefined;
    await claimEngine(db, compiler.engine, isAlone || options.isNewest === true || options.folders === 'takeOver');
    const publisher = createPublisher({ db, compiler, registry, parts });
    const folders = await timed(
      'compile changed merchants',
      () => publishAsOwner(options.folders ?? 'nothing', { db, compiler, publisher, merchantsDir, dataDir }),
      noteOf,
    );
    await upgradeUnreadable({ db, publisher, onTrouble: report });
    await hosts.refresh();
    registry.onAdoption(({ previous, next }) => hub.send(next.merchant, releaseEvent(previous, next)));
    const noteHead = options.log ? createHeadNotes(db, options.log) : undefined;
    const moves = await listenForMoves(store, {
      pollMs: 5_000,
      onNews: (news) => void registry.adopt(news),
      onConsole: (payload) => void opened.console?.receive(payload),
      onLook: async () => {
        await hosts.refresh();
        await noteHead?.();
      },
      onTrouble: report,
    });
    closing.push(() => moves.close());
    const assets = options.keepsAssets ? await keepAssets(db, options.buildDir) : undefined;
    const pruneAll = async () => {
      await assets?.touch();
      await prune(db, retention, new Date());
      await pruneReleases(db, new Date());
    };
    const pruning = startHourly({
      work: pruneAll,
      trouble: 'What is over could not be deleted; it is tried again in an hour.',
      onTrouble: report,
    });
    closing.push(() => pruning.close());
    const { prove = createProver() } = options;
    const rechecks = startHourly({
      work: () => recheckDomains({ db, prove, now: () => new Date() }),
      trouble: 'The proofs of domains could not be looked for; it is tried again in an hour.',
      onTrouble: report,
      firstAfterMs: 60_000,
    });
    closing.push(() => rechecks.close());
    const expiry = startExpiry({ db, publisher, onTrouble: report });
    closing.push(() => expiry.close());
    const cipher = storageCipher(options);
    const platforms = createPlatforms({
      url: sandboxUrl,
      mapping: options.platformMapping,
      readSecret: createSecretReader(process.env),
      keySeeds: cipher.fingerprints('key of encrypted bodies'),
    });
    const upstreams = startUpstreamWatch({ db, publisher, platformUrl: sandboxUrl, platforms, onTrouble: report });
    closing.push(() => upstreams.close());
    const isNotified = store.listenUrl === undefined ? undefined : moves.isNotified;
    const watched = { db, verify: store.verify, isNotified, platforms };
    const alarms = isTest ? undefined : startAlarms({ ...watched, log, webhook: options.alarmWebhook });
    closing.push(() => alarms?.close());

    const previews = createPreviews({
      db,
      compiler,
      parts,
      hub,
      merchantsDir,
      port: options.port,
      now: () => Date.now(),
    });
    const trustedProxies = options.trustedProxies ?? readTrustedProxies(process.env['LIVERY_TRUST_PROXY']);
    if (process.env['NODE_ENV'] === 'production' && trustedProxies.length === 0) {
      report(
        'No proxy is named in LIVERY_TRUST_PROXY: behind one, all players count as one address and share 64 streams.',
      );
    }
    const build = await readClientBuild(options.buildDir);
    const { port, firstBrandPort, startPage } = options;
    const listed = await listBrands({ db, registry, merchants: folders.merchants, port, firstBrandPort });
    const resolveHost = createHostResolver({
      hosts,
      merchantOfPort: brandOfPort(listed),
      hasScenes: startPage !== undefined,
    });
    const digest = countsAlone(options, databaseUrl) ? {} : { digest: cipher.fingerprint };
    const limiter = limitThroughOutage({
      limiter: createLimiter({ db, now: () => new Date(), ...digest }),
      now: () => new Date(),
    });
    const { consoleOrigin, previewsOrigin, deskUrl } = options;
    const internalKey = options.internalKey ?? makeInternalKey(options.internalKeyFile);
    const frames =
      consoleOrigin === undefined || previewsOrigin === undefined
        ? undefined
        : createFrames({ origin: previewsOrigin, consoleOrigin });
    if (consoleOrigin !== undefined) {
      const shared = {
        db,
        publisher,
        compiler,
        tools,
        parts,
        limiter,
        security,
        cipher,
        frames,
        trustedProxies,
        log: log.requests,
        brandHosts: options.hosts,
        desk: deskUrl === undefined ? undefined : createHttpDesk({ url: deskUrl, key: internalKey }),
        folders: { merchantsDir, themesDir: options.themesDir ?? join(rootDir, 'themes') },
        onTrouble: report,
      };
      const consoleDir = join(options.buildDir, 'console');
      opened.console = await openConsole({ ...shared, streams: hub, origin: consoleOrigin, consoleDir, assets });
      closing.push(() => opened.console?.close());
    }
    const tracing = await loadTracing(options.tracing);
    closing.push(() => tracing?.close());
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
        pages: createPageRenderer({ ...build, guestFetch: createGuestFetch(platforms) }),
        readStatus: createStatusReader({ platforms, ...(isTest ? testPatience : patience) }),
        publisher,
        upstreams,
        previews,
        platforms,
        frames,
        gamesUrl: options.gamesUrl ?? sandboxUrl,
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
    closing.push(() => app.close());
    operators.watch({ app, hub, hosts, registry, alarms });
    await timed('open the doors', () =>
      openPort({ port, host: options.address ?? '127.0.0.1', setting: 'LIVERY_PORT' }, (place) => app.listen(place)),
    );
    operators.opened();
    const { brands, close: closePorts } = await openBrandPorts(app, listed, report);
    closing.push(closePorts);
    if (startPage) {
      const page = await openStartPage({
        ...startPage,
        servicePort: port,
        brands,
        consoleOrigin,
        siteOf: registry.current,
      });
      closing.push(() => page.close());
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
    closing.push(() => control.close());
    closing.push(operators.ending);
    const { firstLink } = opened.console ?? {};
    return { brands, folders, close, ...(firstLink === undefined ? {} : { firstLink }) };
  } catch (error) {
    await close();
    throw error;
  }
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
function countsAlone(
  { storageKey = process.env['LIVERY_STORAGE_KEY'] }: ServiceOptions,
  databaseUrl: string | undefined,
): boolean {
  return databaseUrl !== undefined && !storageKey;
}

function noteOf({ merchants, published, broken, owner }: FolderReport): string {
  if (owner !== undefined) return 'served as they are live';
  const changed = published.length === 0 ? 'unchanged' : `${published.length} of ${merchants.length} published`;
  return broken.length === 0 ? changed : `${changed}, ${broken.length} broken: the last good release stays`;
}
