import { describe, expect, it } from 'vitest';
import type { LayerName } from '../../contracts/origins.ts';
import type { RoleLists, SitePart } from '../../contracts/site.ts';
import { aSource, inWords } from './a-source.fixture.ts';
import { checkRoles } from './check-roles.ts';

const usual = { member: [0, 1], trial: [4], nonAgent: [0, 4], deposit: [0], withdraw: [0] };

/** What is said of role lists of which each comes from the layer named, from the engine when none is. */
function said(lists: Partial<RoleLists>, layers: Readonly<Partial<Record<keyof RoleLists, LayerName>>> = {}) {
  const roles: RoleLists = { ...usual, ...lists };
  const values = Object.fromEntries(
    Object.keys(roles).map((name) => [`roles.${name}`, { layer: 'engine' as LayerName }]),
  );
  for (const [name, layer] of Object.entries(layers)) values[`roles.${name}`] = { layer };
  return inWords(checkRoles(aSource(), { roles } as SitePart, { values, dropped: [] }));
}

describe('checkRoles', () => {
  it('has nothing to say where no trial account is about money', () => {
    expect(said({})).toEqual([]);
  });

  it.each(['member', 'deposit', 'withdraw'] as const)(
    'finds a trial account among %s, where the list is written',
    (list) => {
      expect(said({ [list]: [0, 4] }, { [list]: 'site', trial: 'site' })).toEqual([
        `ROLE_CONFLICT site.json#/roles/${list}: Type 4 is a trial account and in ${list}.`,
      ]);
    },
  );

  it('finds it at the list of trial accounts where that one is written alone', () => {
    expect(said({ trial: [9, 1] }, { trial: 'site' })).toEqual([
      'ROLE_CONFLICT site.json#/roles/trial: Type 1 is a trial account and in member.',
    ]);
  });

  it('finds it at the live change that made it so', () => {
    expect(said({ deposit: [4] }, { deposit: 'override' })).toEqual([
      'ROLE_CONFLICT override roles.deposit#: Type 4 is a trial account and in deposit.',
    ]);
    expect(said({ trial: [0] }, { trial: 'override' })).toEqual(
      ['member', 'deposit', 'withdraw'].map(
        (list) => `ROLE_CONFLICT override roles.trial#: Type 0 is a trial account and in ${list}.`,
      ),
    );
  });
});
