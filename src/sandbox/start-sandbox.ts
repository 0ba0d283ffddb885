import { join } from 'node:path';
import { openSecurityLog } from '../storage/security-log/security-log.ts';
import { socialProviders } from './accounts/social-providers.ts';
import { createChatNews } from './chat/desk-news.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import type { Cipher } from '../storage/encryption/cipher.ts';
import { createLimiter } from '../storage/limits/limiter.ts';
import { startHourly } from '../storage/start-hourly.ts';
import { describeOlderKeys, findLostRows, refuseLostPlayers } from './database/key-use.ts';
import type { Database } from './database/open-database.ts';
import { openSandboxDatabase } from './database/open-database.ts';
import { pruneSandbox } from './database/prune-sandbox.ts';
import { createServer } from './http/create-server.ts';
import { createStaffServer } from './http/create-staff-server.ts';
import { createLaterWork } from './http/later-work.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { refuseDemoAccounts } from './merchants/refuse-demo-accounts.ts';
import { connectProvider } from './pay-provider/connect-provider.ts';
import { type KeepProvider, type KeptProvider, keepProvider } from './pay-provider/keep-provider.ts';
import { announceWaiting } from './payments/announce.ts';
import { createAnnouncementRetry } from './payments/announcement-retry.ts';
import { callbackPath } from './payments/receive-message.ts';
import { openPictures } from './pictures/pictures.ts';
import { eraseClosed } from './privacy/erase-closed.ts';
import type { Sandbox } from './sandbox.ts';
import { settleRecent } from './settlement/settle-recent.ts';
import type { SiteSource } from './site/site-source.ts';
import { serviceSites } from './site/site-source.ts';
import { outboxSender } from './sms/message-sender.ts';
import { openCountryTable } from './system/country-table.ts';
import { createStates } from './states/states.ts';
import { createScenarios } from './test-door/scenarios.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Port of what staff and demonstrators see, loopback only; 0 takes any free port. */
  readonly staffPort: number;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Folder that drawn pictures are kept in. */
  readonly artDir: string;
  readonly databaseUrl?: string | undefined;
  /** Encrypts what lies in the database. */
  readonly cipher: Cipher;
  readonly serviceUrl: string;
  /** The secret that the service's internal calls ask for; read again on every call, because the service writes it. */
  readonly internalKey: () => string;
  /** JSON file of client secrets at Facebook and Google: `{"karat": {"google": "…"}}`. */
  readonly socialSecretsFile?: string | undefined;
  /** Origin that browsers reach the sandbox by, where it is not the address that it listens on. */
  readonly publicUrl?: string | undefined;
  /** Signs what platform and payment provider send each other; follows from the key of the data when absent. */
  readonly providerSecret?: string | undefined;
  /** Opens the test door. */
  readonly test: boolean;
  /** Fills the platform with accounts whose password everybody may read, and lists them and the outbox on the staff port. */
  readonly isDemonstration: boolean;
  /** Where staff answer players; absent: there is no console. */
  readonly consoleOrigin?: string | undefined;
  readonly now?: () => Date;
  /** Runs the payment provider otherwise than as a process of its own, in tests. */
  readonly keepProvider?: KeepProvider;
  /** Replaces the service, in tests. */
  readonly sites?: SiteSource;
}

export interface RunningSandbox {
  readonly url: string;
  /** Where staff and demonstrators look: outbox, demo accounts; the scenario door in tests. */
  readonly staffUrl: string;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

const report = (message: string, error?: unknown) =>
  process.stderr.write(`${message}${error ? ` ${String(error)}` : ''}\n`);

/**
 * Opens the data and listens. Throws when the data are in use or a demonstration's, the port is taken, or the test door is
 * asked for in production.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (options.test && process.env['NODE_ENV'] === 'production') {
    throw new Error('The test door stays closed in production: unset LIVERY_TEST.');
  }
  const { cipher, isDemonstration } = options;
  const now = options.now ?? (() => new Date());
  const { db, close: closeDatabase } = await openSandboxDatabase(options, cipher);
  for (const lost of await findLostRows(db, cipher)) report(lost);
  for (const line of await describeOlderKeys(db, cipher, now())) report(line);
  await prepareAccounts({ db, cipher, close: closeDatabase }, isDemonstration);
  const catalogue = loadCatalogue();
  const pictures = openPictures(catalogue, options.artDir);
  const scenarios = createScenarios(options.test);
  const later = createLaterWork();
  const security = openSecurityLog({ folder: options.dataDir, now, onTrouble: report });
  let listensOn = '';
  const publicUrl = () => options.publicUrl ?? listensOn;
  const providerSecret = options.providerSecret ?? cipher.fingerprint('secret of the payment provider');
  let kept: KeptProvider | undefined;
  const providerUrl = () => kept?.reach() ?? '';
  const announcementRetry = createAnnouncementRetry(() => announceWaiting(sandbox), report);
  const provider = connectProvider({
    ...{ url: providerUrl, publicUrl, secret: providerSecret, now, onSilence: announcementRetry.soon },
  });
  const sandbox: Sandbox = {
    db,
    cipher,
    now,
    security,
    limiter: createLimiter({ db, now, digest: cipher.fingerprint }),
    later,
    news: createChatNews(),
    sites: options.sites ?? serviceSites({ ...options, now: () => Date.now() }),
    catalogue,
    pictures,
    publicUrl,
    provider,
    providerSecret,
    providerUrl,
    keys: createKeyRing(db, cipher, now),
    social: socialProviders({ secretsFile: options.socialSecretsFile, scenarios }),
    sms: outboxSender(db, { cipher, kind: 'sms', now }),
    mail: outboxSender(db, { cipher, kind: 'mail', now }),
    countries: openCountryTable(),
    knownMerchants: new Map(),
    scenarios,
    states: createStates(),
    isDemonstration,
  };
  const pruning = startHourly({
    work: async () => {
      await pruneSandbox(db, now());
      await eraseClosed(sandbox);
    },
    trouble: 'What is over could not be deleted; it is tried again in an hour.',
    onTrouble: report,
  });
  let announcing: ReturnType<typeof startAnnouncing> | undefined;
  // A test settles when it asks for a list: what is paid in between would change the balances that it looks at.
  const settling = options.test ? undefined : startSettling(sandbox);
  const server = createServer(sandbox);
  const staff = createStaffServer(sandbox, options);
  const close = async () => {
    await announcementRetry.close();
    await kept?.close();
    await Promise.all([server.close(), staff.close()]);
    await pruning.close();
    await settling?.close();
    await announcing?.close();
    await later.settled();
    await pictures.close();
    security.close();
    await closeDatabase();
  };
  try {
    const url = await server.listen({ port: options.port, host: '127.0.0.1' });
    const staffUrl = await staff.listen({ port: options.staffPort, host: '127.0.0.1' });
    listensOn = url;
    kept = await (options.keepProvider ?? keepProvider)({
      folder: join(options.dataDir, 'provider'),
      ...{ secret: providerSecret, callbackUrl: `${url}${callbackPath}`, endsByItself: !options.test },
      onReady: announcementRetry.soon,
    });
    announcing = startAnnouncing(sandbox);
    return { url, staffUrl, sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Begins once the start, which is busy enough, is over. */
function startSettling(sandbox: Sandbox): { close(): Promise<void> } {
  return startHourly({
    work: () => settleRecent(sandbox),
    trouble: 'Not every team could be settled; it is tried again in an hour.',
    onTrouble: report,
    firstAfterMs: 300_000,
  });
}

/** Tells the provider every hour what it was not told. */
function startAnnouncing(sandbox: Sandbox): { close(): Promise<void> } {
  return startHourly({
    work: () => announceWaiting(sandbox),
    trouble: 'Not every payment could be told to the provider; it is tried again in an hour.',
    onTrouble: report,
  });
}

/** Nobody's password is one that everybody may read, but in a demonstration. */
async function prepareAccounts({ db, cipher, close }: PlayerData, isDemonstration: boolean): Promise<void> {
  try {
    await refuseLostPlayers(db, cipher);
    if (!isDemonstration) await refuseDemoAccounts(db, cipher);
  } catch (error) {
    await close();
    throw error;
  }
}

interface PlayerData {
  readonly db: Database;
  readonly cipher: Cipher;
  readonly close: () => Promise<void>;
}
