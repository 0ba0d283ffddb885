import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sentenceOf } from '../src/service/environment/fault.ts';
import { type ProductionSettings, readProduction } from '../src/service/environment/read-production.ts';
import { openJsonLog } from '../src/service/log/service-log.ts';
import { startService } from '../src/service/main.ts';
import type { Service } from '../src/service/service-options.ts';
import { readTrustedProxies } from '../src/service/security/trusted-proxies.ts';
import { lockDataFolder } from '../src/storage/data-lock.ts';
import { makeDataFolder } from '../src/storage/files/make-data-folder.ts';
import { writePrivately } from '../src/storage/files/write-privately.ts';
import { consoleLogWords } from './start/console-words.ts';
import { explainStartFailure } from './start/explain-start-failure.ts';

// The service alone, by the environment of docs/production.md; serve.mjs of a built folder starts it.
writePrivately();
const root = resolve(import.meta.dirname, '..');
const { faults, production } = readProduction(process.env, root);
if (production === undefined) refuse(faults.map(sentenceOf));
const log = openJsonLog();
const buildDir = join(root, 'build');
if (!existsSync(join(buildDir, 'client'))) {
  refuse([
    `${root} holds no build of the player app: run npm run build there and start serve.mjs of the folder it makes.`,
  ]);
}
try {
  const { service, unlock } = await start(production);
  endOnSignal(async () => {
    await service.close();
    unlock();
  });
  const { address, port, platformUrl, databaseUrl } = production;
  const database = databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL';
  log.note({ event: 'started' }, `Livery serves at ${address} port ${port}, over ${database}, for ${platformUrl}`);
  const console = consoleLogWords(production.consoleOrigin, service.firstLink !== undefined);
  if (console !== '') log.note({ event: 'console' }, console);
} catch (error) {
  refuse([explainStartFailure(error)]);
}

async function start(settings: ProductionSettings): Promise<{ service: Service; unlock: () => void }> {
  const { dataDir, merchantsDir, themesDir } = settings.folders;
  makeDataFolder(dataDir, [root, merchantsDir, themesDir]);
  const unlock = lockDataFolder(dataDir);
  try {
    const service = await startService({
      dataDir: join(dataDir, 'service'),
      address: settings.address,
      port: settings.port,
      hosts: settings.hosts,
      isNewest: settings.isNewest,
      ...(settings.consoleOrigin === undefined ? {} : { consoleOrigin: settings.consoleOrigin }),
      ...(settings.previewsOrigin === undefined ? {} : { previewsOrigin: settings.previewsOrigin }),
      deskUrl: settings.deskUrl,
      sandboxUrl: settings.platformUrl,
      platformMapping: settings.platformMapping,
      buildDir,
      keepsAssets: true,
      internalKeyFile: join(dataDir, 'internal.key'),
      internalKey: settings.internalKey,
      storageKey: settings.storageKey,
      ...(settings.databaseUrl === undefined ? {} : { databaseUrl: settings.databaseUrl }),
      isTest: false,
      merchantsDir,
      themesDir,
      log,
      ...(settings.operator ? { operator: settings.operator } : {}),
      alarmWebhook: settings.alarmWebhook,
      tracing: settings.tracing,
      trustedProxies: readTrustedProxies(settings.trustProxy),
    });
    return { service, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function refuse(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}

function endOnSignal(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(130);
      isEnding = true;
      void stop().then(() => process.exit(0));
    });
  }
}
