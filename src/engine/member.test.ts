import { describe, expect, it } from 'vitest';
import type { RoleName } from '../contracts/conditions.ts';
import { isSignedIn, readMemberType, roleIs, UNKNOWN_MEMBER_TYPE } from './member.ts';

const roles = { member: [0, 1, 2], trial: [4], nonAgent: [0, 4, 40], deposit: [0, 1], withdraw: [0, 2] };
const names: readonly RoleName[] = ['guest', 'member', 'trial', 'nonAgent', 'agent', 'deposit', 'withdraw'];

describe('roleIs', () => {
  it.each<[number | undefined, RoleName[]]>([
    [undefined, ['guest']],
    [0, ['member', 'nonAgent', 'deposit', 'withdraw']],
    [1, ['member', 'agent', 'deposit']],
    [2, ['member', 'agent', 'withdraw']],
    [4, ['trial', 'nonAgent']],
    [40, ['nonAgent']],
    [99, ['agent']],
    [UNKNOWN_MEMBER_TYPE, ['nonAgent']],
  ])('gives a visitor of type %s the roles %j', (memberType, held) => {
    expect(names.filter((role) => roleIs(role, roles, memberType))).toEqual(held);
  });

  it('takes type 0 for an agent where no list of other players holds it', () => {
    expect(roleIs('agent', { ...roles, nonAgent: [] }, 0)).toBe(true);
    expect(roleIs('nonAgent', { ...roles, nonAgent: [] }, 0)).toBe(false);
  });
});

describe('isSignedIn', () => {
  it('holds for every member type, 0 and an unknown one among them', () => {
    expect([{ memberType: 0 }, { memberType: UNKNOWN_MEMBER_TYPE }, {}].map(isSignedIn)).toEqual([true, true, false]);
  });
});

describe('readMemberType', () => {
  it.each<[unknown, number]>([
    [0, 0],
    [42, 42],
    ['2', 2],
    [' 40 ', 40],
    ['', UNKNOWN_MEMBER_TYPE],
    ['  ', UNKNOWN_MEMBER_TYPE],
    ['four', UNKNOWN_MEMBER_TYPE],
    [-2, UNKNOWN_MEMBER_TYPE],
    [1.5, UNKNOWN_MEMBER_TYPE],
    [null, UNKNOWN_MEMBER_TYPE],
    [[3], UNKNOWN_MEMBER_TYPE],
    [undefined, UNKNOWN_MEMBER_TYPE],
  ])('reads %j as %i', (value, type) => {
    expect(readMemberType(value)).toBe(type);
  });
});
