import type { FlagTable } from '../../../src/contracts/console/flags.ts';
import type { MerchantLine } from '../../../src/contracts/console/merchants.ts';
import { optionOf, UsageError, type VerbCall } from '../verb.ts';
import type { RemoteConsole } from './remote-console.ts';

/**
 * The merchants that a call chooses by `--all` or `--where`, of those that the token has; nothing when it names one by its
 * code. A console knows of each its theme, and which flags are on.
 * @throws UsageError for what only the files on the server tell.
 */
export async function chooseRemote(call: VerbCall, console: RemoteConsole): Promise<readonly string[] | undefined> {
  const where = optionOf(call, 'where');
  const isAll = call.options['all'] === true;
  if (optionOf(call, 'like') !== undefined)
    throw new UsageError(
      '--like compares files, which only the server has: choose by --all or --where, or call it there.',
    );
  if (!isAll && where === undefined) return undefined;
  if (isAll && where !== undefined) throw new UsageError('Choose brands by one of --all and --where.');
  const codes = where === undefined ? await allOf(console) : await filterBy(console, where);
  if (codes.length === 0) throw new UsageError('No published brand is chosen by that.');
  return codes;
}

async function allOf(console: RemoteConsole): Promise<readonly string[]> {
  return (await console.ask<FlagTable>('/flags')).merchants.map(({ code }) => code);
}

async function filterBy(console: RemoteConsole, where: string): Promise<readonly string[]> {
  const [, path = '', wanted] = /^([\w.]+)=(.+)$/.exec(where) ?? [];
  if (path === 'theme') {
    const lines = await console.ask<readonly MerchantLine[]>('/merchants');
    return lines.filter(({ theme }) => theme === wanted).map(({ code }) => code);
  }
  const { flags, merchants } = await console.ask<FlagTable>('/flags');
  if (!flags.some(({ name }) => name === path) || (wanted !== 'true' && wanted !== 'false'))
    throw new UsageError('From elsewhere --where takes theme=<theme> or a dotted flag, such as flags.CBS3=true.');
  return merchants.filter(({ on }) => on.includes(path) === (wanted === 'true')).map(({ code }) => code);
}
