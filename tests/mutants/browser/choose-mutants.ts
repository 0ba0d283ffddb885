import { createHash } from 'node:crypto';
import { sourceHash } from '../../gate/source-hash.ts';
import { projectRoot } from '../../gate/run-command.ts';
import type { Mutant } from '../mutant.ts';
import { mutants } from './mutants.ts';

/** The mutants that the arguments ask for; without arguments all of them, in an order that the sources choose. */
export function chooseMutants(args: readonly string[]): readonly Mutant[] {
  const [mode, ...texts] = args;
  if (mode === '--all') return mutants;
  if (mode === '--only')
    return mutants.filter(({ file, rows }) => texts.some((text) => file.includes(text) || rows.includes(text)));
  const seed = sourceHash(projectRoot);
  const placeOf = ({ file, find }: Mutant) => createHash('sha256').update(`${seed} ${file} ${find}`).digest('hex');
  return mutants.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
