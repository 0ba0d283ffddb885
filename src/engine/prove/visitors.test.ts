import { describe, expect, it } from 'vitest';
import { aSitePart } from '../site.fixture.ts';
import { contextOf, visitorKinds } from './visitors.ts';

const site = aSitePart({
  roles: { member: [0, 1, 2], trial: [4], nonAgent: [0, 4, 40, 41, 42], deposit: [0, 1, 2], withdraw: [0, 1, 2, 7] },
});

describe('visitorKinds', () => {
  it('tells visitors apart by the roles they have, one for all of a kind', () => {
    expect(visitorKinds(site)).toEqual([
      { memberType: undefined, words: 'a guest' },
      { memberType: 0, words: 'a player of type 0 (member, nonAgent, deposit, withdraw)' },
      { memberType: 4, words: 'a player of type 4 (trial, nonAgent)' },
      { memberType: 1, words: 'a player of type 1 (member, agent, deposit, withdraw)' },
      { memberType: 40, words: 'a player of type 40 (nonAgent)' },
      { memberType: 7, words: 'a player of type 7 (agent, withdraw)' },
      { memberType: 43, words: 'a player of type 43 (agent)' },
    ]);
  });

  it('tells apart what any of several sites tells apart, in the words of the last', () => {
    const roles = { ...site.roles, trial: [4, 41] };
    expect(visitorKinds(site, { roles }).filter(({ memberType }) => (memberType ?? 0) > 39)).toEqual([
      { memberType: 40, words: 'a player of type 40 (nonAgent)' },
      { memberType: 41, words: 'a player of type 41 (trial, nonAgent)' },
      { memberType: 43, words: 'a player of type 43 (agent)' },
    ]);
  });

  it('counts a player of an unknown type where nobody else has the same roles', () => {
    const roles = { member: [0, 1, 2, 40, 41, 42], trial: [4], nonAgent: [0, 4], deposit: [], withdraw: [] };
    expect(visitorKinds({ roles }).at(-1)).toEqual({ memberType: -1, words: 'a player of unknown type (nonAgent)' });
  });

  it('says of a player without a role only the type', () => {
    const kinds = visitorKinds();
    expect(kinds).toEqual([
      { memberType: undefined, words: 'a guest' },
      { memberType: 0, words: 'a player of type 0' },
    ]);
  });
});

describe('contextOf', () => {
  it('has a member type only for who is signed in', () => {
    const [guest, player] = visitorKinds(site);
    expect([guest, player].map((kind) => kind && contextOf(kind, 'wrapper', 'ur'))).toEqual([
      { app: 'wrapper', language: 'ur' },
      { app: 'wrapper', language: 'ur', memberType: 0 },
    ]);
  });
});
