import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Operations } from '../../src/service/operations.ts';
import type { Head } from '../audit/read-export.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { withOperations } from './open-operations.ts';
import type { Outcome, Verb, VerbCall } from './verb.ts';
import { exitCodes, optionOf, requireWords, UsageError } from './verb.ts';

const PAGE = 1000;

/** Writes the audit chain into a file, and checks one. */
export const audit: Verb = {
  name: 'audit',
  usage: 'audit export <file> [--replace] | audit verify <file> [--head <number>:<hash>]',
  summary:
    'Write the chain of all releases, acts of staff and signed approvals into a file, or check such a file without the ' +
    'store: that nothing of it was changed, left out or moved, and that every signature is by whom it says. A chain that ' +
    'was rewritten or cut off as a whole shows only against --head, a head that was noted elsewhere: an export prints ' +
    'its own, and the log of a service has each. A file that is there already stays, unless --replace says that it may go.',
  examples: ['livery audit export audit.jsonl', 'livery audit verify audit.jsonl --head 128:5f1c…'],
  options: { head: { type: 'string' }, replace: { type: 'boolean' } },
  async run(call) {
    const { act, file } = requireWords(call, ['act', 'file']);
    if (act === 'export') {
      const isReplaced = call.options['replace'] === true;
      return withOperations((operations) => exportChain(operations, file, { isReplaced }));
    }
    if (act === 'verify') return verifyFile(call, file);
    throw new UsageError(`"${act}" is neither export nor verify.`);
  },
};

/** Writes the whole chain as it is at this moment, with its head as the last line. */
export async function exportChain(
  operations: Pick<Operations, 'auditChain'>,
  file: string,
  { isReplaced = false }: { readonly isReplaced?: boolean } = {},
): Promise<Outcome> {
  const first = await operations.auditChain({ after: 0, limit: PAGE });
  const { head } = first;
  const lines: string[] = [];
  for (let { entries } = first; entries.length > 0; ) {
    for (const { n, at, kind, body, previous, hash } of entries)
      if (n <= head.n) lines.push(JSON.stringify({ n, at, kind, body, previous, hash }));
    const after = entries.at(-1)?.n ?? head.n;
    entries = after >= head.n ? [] : (await operations.auditChain({ after, limit: PAGE })).entries;
  }
  const text = [...lines, JSON.stringify({ head })].map((line) => `${line}\n`).join('');
  if (isReplaced) await rm(file, { force: true });
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const says = `${file} is there already: --replace writes over it.`;
    return { text: says, value: { file }, code: exitCodes.impossible };
  }
  return {
    text: `${file} holds ${head.n} entries. Head: ${head.n}:${head.hash}`,
    value: { file, head },
    code: exitCodes.ok,
  };
}

async function verifyFile(call: VerbCall, file: string): Promise<Outcome> {
  const checkpoint = optionOf(call, 'head');
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return { text: `There is no file ${file}.`, value: { file }, code: exitCodes.impossible };
  const verdict = verifyAudit(bytes, checkpoint === undefined ? [] : [headOf(checkpoint)]);
  const { entries, signed, unsigned, faults } = verdict;
  const shown = faults.slice(0, 20);
  const more = faults.length > shown.length ? [`… and ${faults.length - shown.length} more.`] : [];
  const end = checkpoint === undefined ? ' Whether its end was cut off shows only against --head.' : '';
  const text =
    faults.length === 0
      ? `${entries} entries hold together; ${signed} approvals are signed, ${unsigned} are not.${end}`
      : [`${file} is not what was written:`, ...shown, ...more].join('\n');
  return { text, value: verdict, code: faults.length === 0 ? exitCodes.ok : exitCodes.refused };
}

function headOf(text: string): Head {
  const [, n = '', hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (hash === '') throw new UsageError(`"${text}" is no head: a number, a colon and 64 hexadecimal digits.`);
  return { n: Number(n), hash };
}
