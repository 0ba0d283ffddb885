import { join, resolve } from 'node:path';
import { formatText } from '../../src/release/format/format-text.ts';
import type { ServedBrand } from '../../src/service/brands.ts';
import { startService } from '../../src/service/main.ts';
import { lockDataFolder } from '../../src/storage/data-lock.ts';
import { makeDataFolder } from '../../src/storage/files/make-data-folder.ts';
import { buildClient, buildsDir } from '../build-client.ts';
import { openDocs } from '../docs/open-docs.ts';
import { type DemoAccounts, readDemoAccounts } from './demo-accounts.ts';
import { keepSandbox } from './keep-sandbox.ts';
import { requireFreePort } from './require-free-port.ts';
import { localUrl } from './sandbox-process.ts';
import { printStep, step } from './step.ts';

const projectDir = resolve(import.meta.dirname, '../..');

export interface StackOptions {
  /** Holds the service's data and the sandbox's, each in its own folder. */
  readonly dataDir: string;
  readonly port: number;
  readonly sandboxPort: number;
  /** Port by which the service reaches the platform; absent = the sandbox's own. */
  readonly platformPort?: number;
  /** Port of the sandbox's staff pages. */
  readonly staffPort: number;
  /** Port of the start page. */
  readonly startPort: number;
  /** Port of health and metrics; absent = none. */
  readonly operatorPort?: number;
  /** First of the ports that serve one brand each; absent = none. */
  readonly firstBrandPort?: number;
  /** Folder of the merchants to publish; the project's own when absent. */
  readonly merchantsDir?: string;
  /** Folder of the themes; the project's own when absent. */
  readonly themesDir?: string;
  /** Opens the test doors. */
  readonly isTest: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** Service and sandbox, up and answering. */
export interface Stack {
  readonly brands: readonly ServedBrand[];
  readonly accounts: DemoAccounts;
  readonly consoleOrigin: string;
  /** One-time link for the console's first administrator, until somebody has joined. */
  readonly firstLink?: string;
  /** Ends the service, then the sandbox; data survive. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds what changed, then brings up the sandbox (a child process) and the service (this process), printing each
 * step with its time. @throws StartError with one clear sentence when a port or the data folder is taken.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir, port, sandboxPort, staffPort, startPort, operatorPort, isTest, firstBrandPort } = options;
  makeDataFolder(dataDir, [buildsDir]);
  const unlock = lockDataFolder(dataDir);
  const ending: (() => Promise<void> | void)[] = [unlock];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end();
  };
  try {
    await requireFreePort(port, 'LIVERY_PORT');
    await requireFreePort(sandboxPort, 'SANDBOX_PORT');
    await requireFreePort(staffPort, 'SANDBOX_STAFF_PORT');
    await requireFreePort(startPort, 'LIVERY_START_PORT');
    const building = step(
      'build the player app',
      () => buildClient(),
      ({ built }) => (built ? 'built' : 'unchanged'),
    );
    const consoleOrigin = `http://console.localhost:${port}`;
    const own = { LIVERY_DATA: dataDir, LIVERY_PORT: String(port), LIVERY_CONSOLE: consoleOrigin };
    const env = { ...options.env, ...own, LIVERY_TEST: isTest ? '1' : '' };
    const docs = await openDocs({ rootDir: projectDir, port, startOrigin: `http://localhost:${startPort}` });
    ending.push(docs.close);
    const startingSandbox = step('start the sandbox', () =>
      keepSandbox({ port: sandboxPort, staffPort, env, say: (sentence) => process.stderr.write(`${sentence}\n`) }),
    );
    // The service opens its store while the platform opens its own; either may fail, and both must be ended.
    const startingService = building.then(({ dir }) =>
      startService({
        dataDir: join(dataDir, 'service'),
        port,
        ...(firstBrandPort === undefined ? {} : { firstBrandPort }),
        sandboxUrl: localUrl(options.platformPort ?? sandboxPort),
        gamesUrl: options.env['SANDBOX_PUBLIC_URL'] || undefined,
        consoleOrigin,
        deskUrl: localUrl(staffPort),
        startPage: { port: startPort, staffUrl: localUrl(staffPort), docsUrl: `http://localhost:${port}/docs/` },
        ownPages: docs,
        previewsOrigin: `http://preview.localhost:${port}`,
        ...(operatorPort === undefined ? {} : { operator: { address: '127.0.0.1', port: operatorPort } }),
        buildDir: dir,
        internalKeyFile: join(dataDir, 'internal.key'),
        isTest,
        ...(options.merchantsDir === undefined ? {} : { merchantsDir: options.merchantsDir }),
        ...(options.themesDir === undefined ? {} : { themesDir: options.themesDir }),
        folders: options.env['LIVERY_PUBLISH'] === '1' ? 'takeOver' : 'owner',
        onStep: printStep,
      }),
    );
    const [sandbox, started] = await Promise.allSettled([startingSandbox, startingService]);
    if (sandbox.status === 'fulfilled') ending.push(sandbox.value.stop);
    if (started.status === 'fulfilled') ending.push(started.value.close);
    if (sandbox.status === 'rejected') throw sandbox.reason;
    if (started.status === 'rejected') throw started.reason;
    const { folders, brands, firstLink } = started.value;
    if (folders.owner !== undefined) process.stderr.write(formatLeft(folders.owner, folders.left));
    else if (folders.left.length > 0) process.stderr.write(formatOlder(folders.left));
    for (const { problems } of folders.broken) process.stderr.write(`\n${formatText(problems)}\n`);
    const accounts = await readDemoAccounts(
      sandbox.value.staffUrl,
      brands.flatMap(({ code, platformUrl }) => (platformUrl === undefined ? code : [])),
    );
    return { brands, accounts, consoleOrigin, stop, ...(firstLink === undefined ? {} : { firstLink }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Says whose folders are live, and which of those here are others. */
function formatLeft(owner: string, left: readonly string[]): string {
  const here = left.length === 0 ? 'Those here are the same.' : `Other than those here: ${left.join(', ')}.`;
  const how = 'Publish one with `livery publish <code>`, or start with LIVERY_PUBLISH=1 to publish from here.';
  return `\nThe folders of ${owner} are live. ${here} ${how}\n`;
}

/** Says which folders are live by a newer engine than the one that starts. */
function formatOlder(left: readonly string[]): string {
  const how = 'Update this checkout, or start with LIVERY_PUBLISH=1 to go back to its engine.';
  return `\nA newer engine made what is live of ${left.join(', ')}, so that nothing was published. ${how}\n`;
}
