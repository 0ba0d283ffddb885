import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openCipher } from '../storage/encryption/cipher.ts';
import { readStorageKeys } from '../storage/encryption/read-storage-keys.ts';
import { makeDataFolder } from '../storage/files/make-data-folder.ts';
import { writePrivately } from '../storage/files/write-privately.ts';
import { startSandbox } from './start-sandbox.ts';

writePrivately();
const environment = process.env;
const data = resolve(environment['LIVERY_DATA'] ?? '.data');
const port = Number(environment['SANDBOX_PORT'] ?? 4900);
const staffPort = Number(environment['SANDBOX_STAFF_PORT'] ?? 4901);
const servicePort = Number(environment['LIVERY_PORT'] ?? 4000);

/** Pictures are compared: a platform of a test may stand still, so that every date on them is the same. */
const standsAt = environment['LIVERY_TEST'] === '1' ? environment['SANDBOX_CLOCK'] : undefined;

function internalKey(): string {
  try {
    return readFileSync(join(data, 'internal.key'), 'utf8').trim();
  } catch {
    // The service has not written it yet; it refuses the empty key.
    return '';
  }
}

try {
  makeDataFolder(data, []);
  const storageKeys = { given: environment['LIVERY_STORAGE_KEY'], file: join(data, 'storage.key') };
  const running = await startSandbox({
    port,
    staffPort,
    dataDir: join(data, 'sandbox'),
    // Pictures are named by what they were drawn from, so that test runs may share them.
    artDir: resolve(environment['LIVERY_ART'] ?? join(data, 'art')),
    cipher: openCipher(readStorageKeys(storageKeys)),
    databaseUrl: environment['SANDBOX_DATABASE_URL'],
    publicUrl: environment['SANDBOX_PUBLIC_URL'],
    providerSecret: environment['SANDBOX_PAYMENT_SECRET'],
    socialSecretsFile: environment['SANDBOX_SOCIAL_SECRETS'],
    serviceUrl: environment['LIVERY_SERVICE_URL'] ?? `http://127.0.0.1:${servicePort}`,
    internalKey,
    test: environment['LIVERY_TEST'] === '1',
    isDemonstration: environment['NODE_ENV'] !== 'production',
    consoleOrigin: environment['LIVERY_CONSOLE'],
    ...(standsAt === undefined ? {} : { now: () => new Date(standsAt) }),
  });
  process.stdout.write(`sandbox ${running.url} staff ${running.staffUrl}\n`);
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (environment['SANDBOX_FOLLOWS_STDIN'] === '1') {
    // Our parent holds the other end open for as long as it lives.
    process.stdin.on('end', stop).on('error', stop).resume();
  }
  if (!running.sandbox.scenarios.isOpen) void running.sandbox.pictures.warm();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isTaken
    ? `Port ${port} or ${staffPort} is taken. Choose others with SANDBOX_PORT and SANDBOX_STAFF_PORT.`
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`The sandbox cannot start: ${reason}\n`);
  process.exit(1);
}
