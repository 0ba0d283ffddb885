import type { RoleName, VisitorContext } from '../contracts/conditions.ts';
import type { RoleLists } from '../contracts/site.ts';

/** Member type of a session whose type is missing or unreadable: signed in, no list holds it, and not an agent. */
export const UNKNOWN_MEMBER_TYPE = -1;

/** Whether anyone is signed in. */
export function isSignedIn(context: Pick<VisitorContext, 'memberType'>): boolean {
  return context.memberType !== undefined;
}

/**
 * Whether a visitor has a role. Roles overlap: types 1 and 2 are both `member` and `agent`, and a session of
 * unknown type is `nonAgent` (rows; decisions 8, 9).
 */
export function roleIs(role: RoleName, roles: RoleLists, memberType: number | undefined): boolean {
  if (memberType === undefined) return role === 'guest';
  switch (role) {
    case 'guest':
      return false;
    case 'agent':
      return memberType >= 0 && !roles.nonAgent.includes(memberType);
    case 'nonAgent':
      return memberType < 0 || roles.nonAgent.includes(memberType);
    case 'member':
    case 'trial':
    case 'deposit':
    case 'withdraw':
      return roles[role].includes(memberType);
  }
}

/** The member type in a session record: a type given as text counts, anything else is unknown (row A-226). */
export function readMemberType(value: unknown): number {
  const type = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof type === 'number' && Number.isInteger(type) && type >= 0 ? type : UNKNOWN_MEMBER_TYPE;
}
