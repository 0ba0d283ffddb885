import { writePrivately } from '../../storage/files/write-privately.ts';
import { startProvider } from './start-provider.ts';

// The payment provider of the demonstration, a process of its own. What it needs to know stands in its environment; it ends
// with whoever holds the other end of its standard input.
writePrivately();
const { PAY_PROVIDER_FOLDER: folder, PAY_PROVIDER_SECRET: secret, PAY_PROVIDER_CALLBACK: callbackUrl } = process.env;
if (folder === undefined || secret === undefined || callbackUrl === undefined)
  throw new Error('PAY_PROVIDER_FOLDER, PAY_PROVIDER_SECRET and PAY_PROVIDER_CALLBACK must be set.');
const endsByItself = process.env['PAY_PROVIDER_WAITS'] !== '1';
const running = await startProvider({ folder, secret, callbackUrl, endsByItself });
let isClosing = false;
const stop = () => {
  if (isClosing) return;
  isClosing = true;
  void running.close().finally(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.stdin.on('end', stop).on('error', stop).resume();
// Whoever started it may have died meanwhile.
process.stdout.on('error', stop).write(`provider ${running.url}\n`);
