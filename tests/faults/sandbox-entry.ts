import { join } from 'node:path';
import { keepProvider } from '../../src/sandbox/pay-provider/keep-provider.ts';
import { anEffectiveSite } from '../../src/sandbox/sandbox.fixture.ts';
import { startSandbox } from '../../src/sandbox/start-sandbox.ts';
import { openCipher } from '../../src/storage/encryption/cipher.ts';

// Started by kill-while-paying.fault.ts and kill-while-settling.fault.ts with a folder, two ports, and the keys that the last start
// had. Each process of the payment provider is printed.
const [folder = '', port = '', staffPort = '', storageKey = '', providerSecret = ''] = process.argv.slice(2);
const site = anEffectiveSite({
  flags: { DEPOSIT: true, WITHDRAW: true, manualSalary: true, hourlySalary: true, dividend: true },
});
await startSandbox({
  port: Number(port),
  staffPort: Number(staffPort),
  dataDir: join(folder, 'sandbox'),
  artDir: join(folder, 'art'),
  cipher: openCipher([Buffer.from(storageKey, 'hex')]),
  serviceUrl: 'http://127.0.0.1:9',
  internalKey: () => '',
  providerSecret,
  test: true,
  isDemonstration: true,
  keepProvider: (options) => {
    const onReady = () => {
      process.stdout.write(`provider ${kept.pid()}\n`);
      options.onReady();
    };
    const kept = keepProvider({ ...options, onReady });
    return kept;
  },
  sites: { get: async () => site },
});
process.stdout.write('ready\n');
// Our parent holds the other end open for as long as it lives.
process.stdin.on('end', () => process.exit(0)).resume();
