import type { AppMode, RoleName, VisitorContext } from '../../contracts/conditions.ts';
import type { RoleLists, SitePart } from '../../contracts/site.ts';
import { roleIs, UNKNOWN_MEMBER_TYPE } from '../member.ts';

const roleNames: readonly RoleName[] = ['guest', 'member', 'trial', 'nonAgent', 'agent', 'deposit', 'withdraw'];

/** Customer types that the specification names (§6). */
const specifiedTypes = [0, 4, 1, 2, 40, 41, 42];

/** How a site can run. */
export const appModes: readonly AppMode[] = ['browser', 'installed', 'wrapper'];

/** A kind of visitor: everybody of one kind has the same roles, so one stands for all. */
export interface VisitorKind {
  readonly memberType: number | undefined;
  /** In words, for example `a player of type 4 (trial, nonAgent)`. */
  readonly words: string;
}

/** Every kind of visitor that the role lists of some sites can distinguish, unknown and unlisted types among them. */
export function visitorKinds(...sites: readonly Pick<SitePart, 'roles'>[]): readonly VisitorKind[] {
  const lists: readonly RoleLists[] = sites.map(({ roles }) => roles);
  const listed = [...specifiedTypes, ...lists.flatMap((roles) => Object.values(roles).flat())];
  const unlisted = Math.max(...listed) + 1;
  const kinds = new Map<string, VisitorKind>();
  for (const memberType of [undefined, ...listed, unlisted, UNKNOWN_MEMBER_TYPE]) {
    const held = lists.map((roles) => roleNames.filter((role) => roleIs(role, roles, memberType)));
    const key = `${memberType === undefined} ${held.join(' | ')}`;
    if (!kinds.has(key)) kinds.set(key, { memberType, words: wordsOf(memberType, held.at(-1) ?? []) });
  }
  return [...kinds.values()];
}

/** The visitor of a kind. */
export function contextOf({ memberType }: VisitorKind, app: AppMode, language: string): VisitorContext {
  return { app, language, ...(memberType === undefined ? {} : { memberType }) };
}

function wordsOf(memberType: number | undefined, roles: readonly RoleName[]): string {
  if (memberType === undefined) return 'a guest';
  const type = memberType === UNKNOWN_MEMBER_TYPE ? 'unknown type' : `type ${memberType}`;
  return `a player of ${type}${roles.length > 0 ? ` (${roles.join(', ')})` : ''}`;
}
