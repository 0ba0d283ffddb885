import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { parseMerchantFolder } from '../../src/release/load/merchant-source.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { followFolders } from '../dev/follow-folders.ts';
import { localCertificate } from '../dev/local-certificate.ts';
import { lanAddress, openLanDoor } from '../dev/open-lan-door.ts';
import type { SaveReport } from '../dev/preview-save.ts';
import { describeSave, previewSave } from '../dev/preview-save.ts';
import { merchantsDir, root, themesDir } from './folders.ts';
import { connectRunning } from './open-operations.ts';
import type { Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

/** Follows a merchant folder: each save is in its preview, beside what is live. */
export const dev: Verb = {
  name: 'dev',
  usage: 'dev <code> [--lan] [--port <port>]',
  summary:
    'Follow merchants/<code> and its theme until Ctrl-C and show them at <code>.preview.localhost, on the service that ' +
    'runs here: open pages follow each save without a reload, a mistake stands over the page and here with its place ' +
    'while the last good state stays. What is live does not change: livery publish does that. --lan shows the preview to ' +
    'the phones of this network over TLS, with a QR code. With --json each save is one line.',
  examples: ['livery dev karat', 'livery dev karat --lan', 'livery dev karat --json'],
  options: { lan: { type: 'boolean' }, port: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const dir = join(merchantsDir, code);
    if (!/^[a-z][a-z0-9-]*$/.test(code) || !existsSync(dir))
      throw new UsageError(`There is no folder merchants/${code}.`);
    const operations = await connectRunning();
    if (!operations) throw new Error('No service runs here: start it with npm start, then call livery dev again.');
    const isJson = call.options['json'] === true;
    const say = (line: string | undefined) => line !== undefined && process.stdout.write(`${line}\n`);
    const reports: SaveReport[] = [];
    const act = async () => {
      const report = await previewSave(operations, { code, dir });
      reports.push(report);
      say(isJson ? JSON.stringify(report) : describeSave(report));
      return report;
    };
    const first = await act();
    if (first.kind === 'impossible') throw new Error(first.message);
    const close = call.options['lan'] === true ? await openToPhones(first.url, call, say) : undefined;
    if (!isJson) say(`Following merchants/${code}: ${first.url} — what is live stays as it is. Ctrl-C ends it.`);
    const stop = followFolders([dir, ...(await themeFolder(dir, code))], async () => void (await act()));
    await new Promise<void>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    });
    stop();
    await close?.();
    const count = (kind: SaveReport['kind']) => reports.filter((report) => report.kind === kind).length;
    const value = { shown: count('shown'), refused: count('refused') };
    const next = `livery publish ${code} makes the folder live.`;
    const text = `Saves shown: ${value.shown}, refused: ${value.refused}. ${next}`;
    return { text, value, code: exitCodes.ok };
  },
};

/** Opens the preview to the network and says how a phone gets there; gives what ends it. */
async function openToPhones(to: string, call: VerbCall, say: (line: string) => void): Promise<() => Promise<void>> {
  const address = lanAddress(networkInterfaces());
  if (address === undefined)
    throw new Error('This machine has no address in a network: a phone cannot reach it. Connect it, then try again.');
  const kept = join(resolve(root, process.env['LIVERY_DATA'] ?? '.data'), 'tls');
  const certificate = await localCertificate(kept, address, new Date());
  const door = await openLanDoor({ to, certificate, port: Number(optionOf(call, 'port') ?? 4443) });
  const url = `https://${address}:${door.port}/`;
  if (call.options['json'] === true) say(JSON.stringify({ kind: 'lan', url }));
  else {
    say(`${renderUnicodeCompact(url)}\n${url}`);
    say(
      'The certificate is made here and signed by nobody: the phone asks once whether to go on. Say yes, or it cannot',
    );
    say('log in. Until it trusts the certificate in its settings, its browser installs no worker: no offline page.');
  }
  return () => door.close();
}

/** The folder of the theme that a merchant names, when there is one. */
async function themeFolder(dir: string, code: string): Promise<readonly string[]> {
  const { value } = parseMerchantFolder(await readFolder(dir, `merchants/${code}`)).source.merchant;
  const theme = typeof value === 'object' && value !== null && 'theme' in value ? String(value.theme) : '';
  const folder = join(themesDir, theme);
  return /^[a-z][a-z0-9-]*$/.test(theme) && existsSync(folder) ? [folder] : [];
}
