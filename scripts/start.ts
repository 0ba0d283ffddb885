import './refuse-production.mjs';
import { resolve } from 'node:path';
import { writePrivately } from '../src/storage/files/write-privately.ts';
import { consoleWords } from './start/console-words.ts';
import { firstBrandPort } from './start/first-brand-port.ts';
import { explainStartFailure } from './start/explain-start-failure.ts';
import { restartWithinLimits } from './start/allocator-limits.ts';
import { startStack } from './start/start-stack.ts';
import { tableOfBrands } from './start/table-of-brands.ts';

// npm start: the whole product on one machine, in this process and one child.
restartWithinLimits();
writePrivately();
const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const port = Number(process.env['LIVERY_PORT'] ?? 4000);
const startPort = Number(process.env['LIVERY_START_PORT'] ?? 4001);
process.stdout.write('Livery starts\n');
try {
  const stack = await startStack({
    dataDir: resolve(root, process.env['LIVERY_DATA'] ?? '.data'),
    port,
    sandboxPort: Number(process.env['SANDBOX_PORT'] ?? 4900),
    staffPort: Number(process.env['SANDBOX_STAFF_PORT'] ?? 4901),
    startPort,
    firstBrandPort,
    isTest: process.env['LIVERY_TEST'] === '1',
    env: process.env,
  });
  endOnSignal(stack.stop);
  process.stdout.write(`\n${tableOfBrands(stack.brands, stack.accounts)}\n\n`);
  process.stdout.write(`${consoleWords(stack.consoleOrigin, stack.firstLink)}\n`);
  process.stdout.write(
    `Start page http://localhost:${startPort}/ · reference http://localhost:${port}/docs/ · up in ${((performance.now() - startedAt) / 1000).toFixed(1)} s · Ctrl-C ends it\n`,
  );
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

function endOnSignal(stop: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait for open connections.
      if (isEnding) process.exit(130);
      isEnding = true;
      process.stdout.write('\nLivery ends …\n');
      void stop().then(() => process.exit(0));
    });
  }
}
