import { join } from 'node:path';
import type { DriftAnswer, DriftSection } from '../../../contracts/console/merchant-page.ts';
import { differenceBetween, differenceLines } from '../../../release/compare/difference.ts';
import { readFolder } from '../../../release/load/read-folder.ts';
import { readSubject } from '../../../release/prove/read-subject.ts';
import { weighChange } from '../../live/weigh-change.ts';
import { compileChange } from '../../publishing/compile-change.ts';
import type { LiveState } from '../../publishing/guard-promises.ts';
import { problemLines } from '../changes/problem-lines.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';

/**
 * What differs between what is live of a merchant, with its live changes, and its folder on this node, as
 * `livery diff <code> merchants/<code>` says it.
 * @throws RefusedError `NOT_FOUND` when there is no such merchant.
 */
export async function readDrift(
  { publisher, compiler, tools, folders }: ConsoleContext,
  merchant: string,
): Promise<DriftAnswer> {
  const state = await publisher.stateOf(merchant);
  if (!state) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const { problems, ...files } = await readFolder(join(folders.merchantsDir, merchant), `merchants/${merchant}`);
  if (files.files.size === 0) return { state: 'absent' };
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { state: 'refused', problems: problemLines(errors) };
  const before = await compileChange(compiler, state, () => Promise.resolve<LiveState>(state));
  if (!before.ok) return { state: 'refused', problems: problemLines(before.problems) };
  const after = await compiler.compile(files, { overrides: [] });
  if (!after.ok) return { state: 'refused', problems: problemLines(after.problems) };
  const difference = differenceBetween(
    { compiled: before, proof: readSubject(state.files, before, tools) },
    { compiled: after, proof: readSubject(files, after, tools) },
  );
  const weight = Object.entries(weighChange(before, after).parts).map(([part, bytes]) => `${part} ${bytes}`);
  const lines: Readonly<Record<DriftSection['kind'], readonly string[]>> = { ...differenceLines(difference), weight };
  const sections = (['noticed', 'values', 'words', 'weight'] as const)
    .map((kind): DriftSection => ({ kind, lines: lines[kind] }))
    .filter((section) => section.lines.length > 0);
  return sections.length === 0 ? { state: 'same' } : { state: 'differs', sections };
}
