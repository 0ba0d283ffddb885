import type { Operations } from './operations.ts';

/**
 * The same operations, each of which asks `verify` first: where the database does not answer, staff hear so at once and
 * nothing is begun. A preview needs no database.
 */
export function verifyFirst(operations: Operations, verify: () => Promise<void>): Operations {
  const guarded = Object.entries(operations).map(([name, operation]) => [
    name,
    async (body: never): Promise<unknown> => {
      await verify();
      return operation(body);
    },
  ]);
  return { ...(Object.fromEntries(guarded) as Operations), preview: operations.preview };
}
