import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseMerchantFolder } from '../../src/release/load/merchant-source.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { followFolders } from '../dev/follow-folders.ts';
import type { SaveReport } from '../dev/publish-save.ts';
import { describeSave, publishSave } from '../dev/publish-save.ts';
import { root } from './folders.ts';
import { author, connectRunning } from './open-operations.ts';
import type { Verb } from './verb.ts';
import { exitCodes, requireWords, UsageError } from './verb.ts';

/** Follows a merchant folder: each save goes live on the running service. */
export const dev: Verb = {
  name: 'dev',
  usage: 'dev <code>',
  summary:
    'Follow merchants/<code> and its theme until Ctrl-C: each save goes live on the service that runs here, and open ' +
    'pages follow without a reload. A mistake is printed with its place while the last good release stays. ' +
    'With --json each save is one line.',
  examples: ['livery dev karat', 'livery dev karat --json'],
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const dir = join(root, 'merchants', code);
    if (!/^[a-z][a-z0-9-]*$/.test(code) || !existsSync(dir))
      throw new UsageError(`There is no folder merchants/${code}.`);
    const operations = await connectRunning();
    if (!operations) throw new Error('No service runs here: start it with npm start, then call livery dev again.');
    const isJson = call.options['json'] === true;
    const reports: SaveReport[] = [];
    const tell = (report: SaveReport) => {
      reports.push(report);
      const line = isJson ? JSON.stringify(report) : describeSave(report);
      if (line !== undefined) process.stdout.write(`${line}\n`);
    };
    const act = async () => tell(await publishSave(operations, { code, author: author() }));
    if (!isJson) process.stdout.write(`Following merchants/${code}; Ctrl-C ends it.\n`);
    const stop = followFolders([dir, ...(await themeFolder(dir, code))], act);
    await act();
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    stop();
    const count = (kind: SaveReport['kind']) => reports.filter((report) => report.kind === kind).length;
    const value = { live: count('live'), refused: count('refused') };
    return { text: `${value.live} saves went live, ${value.refused} were refused.`, value, code: exitCodes.ok };
  },
};

/** The folder of the theme that a merchant names, when there is one. */
async function themeFolder(dir: string, code: string): Promise<readonly string[]> {
  const { value } = parseMerchantFolder(await readFolder(dir, `merchants/${code}`)).source.merchant;
  const theme = typeof value === 'object' && value !== null && 'theme' in value ? String(value.theme) : '';
  const folder = join(root, 'themes', theme);
  return /^[a-z][a-z0-9-]*$/.test(theme) && existsSync(folder) ? [folder] : [];
}
