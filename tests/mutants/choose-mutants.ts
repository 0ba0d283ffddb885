import { projectRoot } from '../gate/run-command.ts';
import { sourceHash } from '../gate/source-hash.ts';
import { hashOf } from '../snapshot/hash.ts';
import { isKnownAsKilled } from './killed.ts';
import type { Mutant } from './mutant.ts';

/**
 * The mutants that arguments ask for: `--only texts` those whose file or rows are named. Otherwise all of them in an order that
 * the sources choose, so that every state of them tries others; what has changed since it was last killed comes first.
 */
export function chooseMutants(
  mutants: readonly Mutant[],
  args: readonly string[],
  testsOf: (rows: readonly string[]) => readonly string[],
): readonly Mutant[] {
  const [mode, ...texts] = args;
  if (mode === '--only')
    return mutants.filter(({ file, rows }) => texts.some((text) => file.includes(text) || rows.includes(text)));
  const seed = sourceHash(projectRoot);
  const placeOf = (mutant: Mutant) =>
    `${isKnownAsKilled(mutant, testsOf) ? 1 : 0} ${hashOf(`${seed} ${mutant.file} ${mutant.find}`)}`;
  const places = new Map(mutants.map((mutant) => [mutant, placeOf(mutant)]));
  return mutants.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1));
}
