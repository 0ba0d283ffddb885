import { clientMutants } from './client-mutants.ts';
import { sandboxMutants } from './sandbox-mutants.ts';
import { serviceMutants } from './service-mutants.ts';
import { snapshotMutants } from './snapshot-mutants.ts';

/** Every mutant that unit tests must notice; no two on one line of a source. */
export const mutants = [...serviceMutants, ...clientMutants, ...sandboxMutants, ...snapshotMutants];
