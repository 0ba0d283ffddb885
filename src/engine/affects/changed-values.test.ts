import { describe, expect, it } from 'vitest';
import { aSitePart } from '../site.fixture.ts';
import { changedFeatures, changedValues } from './changed-values.ts';

describe('changedValues', () => {
  it('names every value that differs, those of one section by their names', () => {
    const before = aSitePart({
      flags: { WITHDRAW: true, CBS3: true },
      settings: { 'ages.gate': 18 },
      paths: { old: '/m/old', same: '/m/same' },
    });
    const after = aSitePart({
      flags: { CBS3: true, DEPOSIT: true },
      promotions: { MISSION: true },
      template: { mem_cen: true },
      settings: { 'ages.gate': 21 },
      roles: { ...before.roles, trial: [4, 7] },
      paths: { young: '/m/young', same: '/m/same' },
      errorTexts: { e1: 'Sorry' },
      errorCodes: { 9: 'e1' },
      identity: { ...before.identity, name: 'Other' },
      lobby: { games: ['crown'], vendors: [] },
    });
    expect(changedValues(before, after)).toStrictEqual([
      { name: 'flags.DEPOSIT', to: true },
      { name: 'flags.WITHDRAW', from: true },
      { name: 'promotions.MISSION', to: true },
      { name: 'template.mem_cen', to: true },
      { name: 'settings.ages.gate', from: 18, to: 21 },
      { name: 'roles.trial', from: [4], to: [4, 7] },
      { name: 'paths.old', from: '/m/old' },
      { name: 'paths.young', to: '/m/young' },
      { name: 'errorTexts.e1', to: 'Sorry' },
      { name: 'errorCodes.9', to: 'e1' },
      { name: 'identity.name', from: 'Test', to: 'Other' },
      { name: 'lobby.games', to: ['crown'] },
      { name: 'lobby.vendors', to: [] },
    ]);
  });

  it('names the properties of rules that differ, of fields that only one site has too', () => {
    const site = aSitePart();
    const rule = { enabled: true, required: false };
    const before = { ...site, rules: { email: { ...rule, max: 20 }, gone: rule } };
    const after = { ...site, rules: { email: { ...rule, required: true }, young: { ...rule, min: 3 } } };
    expect(changedValues(before, after)).toStrictEqual([
      { name: 'register.email.max', from: 20 },
      { name: 'register.email.required', from: false, to: true },
      { name: 'register.gone.enabled', from: true },
      { name: 'register.gone.required', from: false },
      { name: 'register.young.enabled', to: true },
      { name: 'register.young.min', to: 3 },
      { name: 'register.young.required', to: false },
    ]);
  });

  it('names what only counts as a whole by the name of the part', () => {
    const whole = {
      resources: [{ resourceType: 'IOS', url: 'https://apps.example/ios' }],
      customerService: [{ type: 'chat', title: 'Chat' }],
      imageHosts: ['images.example'],
      maintenance: true,
      extraRoutes: { '/old': '/m/home' },
    };
    expect(changedValues(aSitePart(), aSitePart(whole))).toStrictEqual([
      { name: 'customerService', from: [], to: whole.customerService },
      { name: 'extraRoutes', from: {}, to: whole.extraRoutes },
      { name: 'imageHosts', from: [], to: whole.imageHosts },
      { name: 'maintenance', from: false, to: true },
      { name: 'resources', from: [], to: whole.resources },
    ]);
  });

  it('takes a switch that nobody names as off, and does not mind the order of keys', () => {
    const { identity } = aSitePart();
    const turned = { ...identity, currency: { symbol: '£', code: 'GBP' } };
    expect(changedValues(aSitePart(), aSitePart({ flags: { CBS3: false }, identity: turned }))).toEqual([]);
  });
});

describe('changedFeatures', () => {
  it('says which features go off and which come back on, by name', () => {
    expect(changedFeatures({ switchedOff: ['news', 'help'] }, { switchedOff: ['help', 'draws'] })).toEqual([
      { name: 'identity.features.draws', from: true, to: false },
      { name: 'identity.features.news', from: false, to: true },
    ]);
    expect(changedFeatures({}, {})).toEqual([]);
  });
});
