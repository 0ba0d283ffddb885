import type { RoleName } from '../../contracts/conditions.ts';
import type { RoleLists } from '../../contracts/site.ts';
import { roleIs } from '../../engine/member.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** Type of a trial account (decision 8). */
export const TRIAL = 4;

/** The specification's lists, for a merchant that the service has not published. */
const specified: RoleLists = {
  member: [0, 1, 2],
  trial: [TRIAL],
  nonAgent: [0, TRIAL, 40],
  deposit: [0, 1, 2],
  withdraw: [0, 1, 2],
};

/** Whether a member type has a role under the merchant's lists (decisions 8, 9). */
export async function hasRole(sandbox: Sandbox, merchant: string, type: number, role: RoleName): Promise<boolean> {
  const published = await sandbox.sites.get(merchant);
  return roleIs(role, published?.site.roles ?? specified, type);
}

/** Refuses a trial account (rows A-272… ). */
export async function refuseTrial(sandbox: Sandbox, { merchant, member }: MemberCall): Promise<void> {
  if (await hasRole(sandbox, merchant, member.type, 'trial')) throw failure('free_reject');
}

/** Refuses a trial account, and everybody whose type has no such role. */
export async function requireRole(sandbox: Sandbox, call: MemberCall, role: 'deposit' | 'withdraw'): Promise<void> {
  await refuseTrial(sandbox, call);
  if (!(await hasRole(sandbox, call.merchant, call.member.type, role))) throw failure('no.permission');
}

/** Refuses everybody who is no agent (row A-271). */
export async function requireAgent(sandbox: Sandbox, { merchant, member }: MemberCall): Promise<void> {
  if (!(await hasRole(sandbox, merchant, member.type, 'agent'))) throw failure('no.permission');
}

/** Refuses a call whose feature the merchant has switched off. */
export async function requireFlag({ sites }: Sandbox, merchant: string, flag: string): Promise<void> {
  const published = await sites.get(merchant);
  if (published && !published.site.flags[flag]) throw failure('no.permission');
}
