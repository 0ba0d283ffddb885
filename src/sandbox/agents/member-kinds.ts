import { hasRole } from '../accounts/roles.ts';
import type { Sandbox } from '../sandbox.ts';

/** Which of some customer types are agents under the merchant's lists. */
export async function rolesOf(
  sandbox: Sandbox,
  merchant: string,
  types: readonly number[],
): Promise<(type: number) => boolean> {
  const known = await Promise.all(
    [...new Set(types)].map(async (type) => [type, await hasRole(sandbox, merchant, type, 'agent')] as const),
  );
  const agents = new Map(known);
  return (type) => agents.get(type) === true;
}
