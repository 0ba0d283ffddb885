import type { Override } from '../../src/contracts/origins.ts';
import { impactBetween, impactLines } from '../../src/engine/index.ts';
import { features } from '../../src/features/index.ts';
import type { RestoredState } from '../../src/service/publishing/publish-result.ts';
import { moment } from './moment.ts';
import { authorOf, authorOption } from './author.ts';
import { withOperations } from './open-operations.ts';
import { overrideLines } from './override-words.ts';
import { showResult } from './show-result.ts';
import { stateOf } from './state-of.ts';
import { openWorkshop } from './subjects.ts';
import type { Verb } from './verb.ts';
import { optionOf, requireOption, requireWords, UsageError } from './verb.ts';

/** Makes an earlier release live again. */
export const rollback: Verb = {
  name: 'rollback',
  usage: 'rollback <code> [--to <seq>] --reason "…" [--author "…"]',
  summary:
    'Make an earlier state live again, with the overrides of that time that have not ended since; the one before when no ' +
    'seq is given. Says what players see then.',
  examples: [
    'livery rollback karat --reason "wrong banners"',
    'livery rollback karat --to 12 --reason "back to Friday"',
  ],
  options: { ...authorOption, reason: { type: 'string' }, to: { type: 'string' } },
  async run(call) {
    const { code } = requireWords(call, ['code']);
    const to = optionOf(call, 'to');
    if (to !== undefined && !/^\d+$/.test(to)) throw new UsageError(`--to takes a seq, not "${to}".`);
    const request = {
      code,
      author: authorOf(call),
      reason: requireOption(call, 'reason'),
      ...(to ? { to: Number(to) } : {}),
    };
    const [before, result] = await withOperations(async (operations) => [
      await operations.source({ code }),
      await operations.rollback(request),
    ]);
    const restored = 'target' in result ? result.target : undefined;
    const state = restored === undefined ? 'an earlier state' : stateWords(restored);
    const words = { done: `${code} is back at ${state}.`, same: `${code} is at ${state} already.` };
    const outcome = showResult(result, words);
    if (result.kind !== 'published' || before.kind !== 'answer') return outcome;
    const lines = [...(await noticed(code, before.value.seq)), ...inForce(result.overrides, restored?.ended ?? [])];
    return { ...outcome, text: [outcome.text, ...lines].join('\n') };
  },
};

function stateWords({ seq, action, author, at, reason }: RestoredState): string {
  return `seq ${seq} (${action} by ${author} at ${moment(at)}: ${reason})`;
}

/** What players notice of the way back; nothing where the state before it no longer compiles. */
async function noticed(code: string, seq: number): Promise<readonly string[]> {
  const workshop = await openWorkshop();
  const [before, after] = [
    await workshop.open(await stateOf(`${code}@${seq}`)),
    await workshop.open(await stateOf(code)),
  ];
  if (!('proof' in before) || !('proof' in after)) return [];
  const lines = impactLines(impactBetween(before.proof, after.proof, features));
  if (lines.length === 0) return ['Players see no other items, screens or fields than before.'];
  return ['Compared with before, players see:', ...lines.map((line) => `  ${line}`)];
}

function inForce(overrides: readonly Override[], ended: readonly string[]): readonly string[] {
  const over = ended.length === 0 ? [] : [`Left out, because their end has come: ${ended.join(', ')}.`];
  const lines = overrideLines(overrides);
  return [...over, ...(lines.length > 0 ? ['In force above the folder:', ...lines.map((line) => `  ${line}`)] : [])];
}
