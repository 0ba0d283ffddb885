import { describe, expect, it } from 'vitest';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import type { PolicyBound, PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import { resolve, shop, type SiteOptions } from './resolve-sources.fixture.ts';

const clock = { id: 'sessionClock.line', order: 10, block: 'sessionClock.line' } as const;
const clocks: FeatureManifest = { id: 'sessionClock', owner: 'platform', contributes: { 'header.clock': [clock] } };
const features = [shop, clocks];

const uk = Object.values(policyPacks).find(({ id }) => id === 'uk') as PolicyPack;
/** Why a bound is there, without the full stop at the end. */
const sentenceOf = (bound: PolicyBound | undefined) => bound?.why.slice(0, -1);

/** A site under the pack of Great Britain. */
const underUk = ({ merchant = {}, ...options }: SiteOptions = {}) =>
  resolve({ features, ...options, merchant: { policy: 'uk', ...merchant } });

/** Problems as `CODE severity file#pointer: message`, without the advice about values that nobody gave. */
const said = (options: SiteOptions) =>
  underUk(options).problems.map(
    ({ code, severity, file, pointer, message }) =>
      `${code} ${severity} ${file.replace('merchants/test/', '')}#${pointer}: ${message}`,
  );

describe('applyPolicy', () => {
  it('leaves a site without a pack as its layers make it', () => {
    const { site, origins, problems } = resolve({ features, settings: { 'jackpot.caption': false } });
    expect([site.settings['jackpot.caption'], origins.values['settings.jackpot.caption']?.layer, problems]).toEqual([
      false,
      'merchant',
      [],
    ]);
  });

  it('leaves a site under a misspelt pack as its layers make it, and says so', () => {
    const { site, problems } = underUk({ merchant: { policy: 'ukk' }, settings: { 'jackpot.caption': false } });
    expect(site.settings['jackpot.caption']).toBe(false);
    expect(problems.map(({ code, pointer, message, nearest }) => [code, pointer, message, nearest])).toEqual([
      ['POLICY_UNKNOWN', '/policy', 'There is no policy pack "ukk".', 'uk'],
    ]);
  });

  it('clamps what the engine itself gives, and nobody hears of it', () => {
    const { site, origins, problems } = underUk();
    expect(problems).toEqual([]);
    expect(site.settings).toMatchObject({ 'session.clock': true, 'launch.target': 'frame', 'play.secondsPerSpin': 3 });
    expect(site.rules['birthday']).toMatchObject({ enabled: true, required: true });
    expect(origins.values['settings.play.secondsPerSpin']).toEqual({
      layer: 'policy',
      file: 'schemas/policies/uk.json',
      pointer: '/settings/play.secondsPerSpin',
      reason: sentenceOf(uk.settings['play.secondsPerSpin']),
    });
    expect(origins.values['rules.birthday.required']).toEqual({
      layer: 'policy',
      file: 'schemas/policies/uk.json',
      pointer: '/fields/birthday/required',
      reason: sentenceOf(uk.fields['birthday']?.['required']),
    });
    expect(origins.values['settings.theme.scheme']?.layer).toBe('theme');
  });

  it('lets a value that it permits stand, with the layer that gave it', () => {
    const { site, origins, problems } = underUk({
      settings: { ageGate: 'site' },
      fields: { password: { min: 10, patternId: 'password' } },
    });
    expect([site.settings['ageGate'], site.rules['password']?.min, problems]).toEqual(['site', 10, []]);
    expect(origins.values['settings.ageGate']?.layer).toBe('merchant');
    expect(origins.values['rules.password.min']?.layer).toBe('merchant');
  });

  it('gives what leaves no choice itself, whoever says the same', () => {
    const settings = { 'safePlay.longestTimeOutDays': 42, 'safePlay.raiseHours': 24 };
    const { origins, problems } = underUk({ site: { settings } });
    expect([problems, origins.values['settings.safePlay.longestTimeOutDays']]).toEqual([
      [],
      {
        ...{ layer: 'policy', file: 'schemas/policies/uk.json', pointer: '/settings/safePlay.longestTimeOutDays' },
        reason: sentenceOf(uk.settings['safePlay.longestTimeOutDays']),
      },
    ]);
    expect(origins.values['settings.safePlay.raiseHours']?.layer).toBe('site');
  });

  it.each<[string, SiteOptions, RegExp]>([
    [
      'the merchant',
      { settings: { ageGate: 'off' } },
      /^POLICY_BROKEN error merchant\.json#\/settings\/ageGate: The policy uk \(Great Britain\) demands ageGate register or site, not off\. \S/,
    ],
    [
      'the rules of registration',
      { fields: { password: { min: 6 } } },
      /^POLICY_BROKEN error registration\.json#\/fields\/password\/min: .* demands password\.min at least 8, not 6\. \S/,
    ],
    [
      'the site configuration',
      { site: { register: { birthday: { required: false } } } },
      /^POLICY_BROKEN error site\.json#\/register\/birthday\/required: .* demands birthday\.required on, not false\. \S/,
    ],
    [
      'a live change to a setting',
      { overrides: [{ name: 'settings.session.clock', value: false }] },
      /^POLICY_BROKEN error override settings\.session\.clock#: .* demands session\.clock on, not false\. \S/,
    ],
    [
      'a live change to a rule',
      { overrides: [{ name: 'register.password.min', value: 5 }] },
      /^POLICY_BROKEN error override register\.password\.min#: .* demands password\.min at least 8, not 5\. \S/,
    ],
    [
      'a live change to what is only advised',
      { overrides: [{ name: 'register.password.patternId', value: 'lettersDigits' }] },
      /^POLICY_ADVICE warning override register\.password\.patternId#: .* advises password\.patternId password, not lettersDigits\. \S/,
    ],
    [
      'a rule that is only advised',
      { fields: { password: { patternId: 'lettersDigits' } } },
      /^POLICY_ADVICE warning registration\.json#\/fields\/password\/patternId: .* advises password\.patternId password, not lettersDigits\. \S/,
    ],
  ])('tells %s what it contradicts, at its own line', (_who, options, sentence) => {
    expect(said(options)).toEqual([expect.stringMatching(sentence)]);
  });

  it('only advises: the value stays, with its layer', () => {
    const { site, origins } = underUk({ fields: { password: { patternId: 'lettersDigits' } } });
    expect(site.rules['password']?.patternId).toBe('lettersDigits');
    expect(origins.values['rules.password.patternId']?.layer).toBe('merchant');
  });
});

describe('an item that a pack demands', () => {
  const listed = (...entries: (string | NavigationItem)[]) => ({ slots: { 'header.clock': entries } });
  const standing = {
    site: [clock],
    origin: { layer: 'policy', file: 'schemas/policies/uk.json', pointer: '/items/header.clock' },
  };
  const found = (options: SiteOptions) => {
    const { site, origins } = underUk(options);
    return { site: site.slots['header.clock'], origin: origins.values['slots.header.clock.sessionClock.line'] };
  };

  it('stands where no navigation lists its slot, or lists it as it is', () => {
    expect(said({})).toEqual([]);
    expect(said(listed('sessionClock.line'))).toEqual([]);
    expect(said(listed({ id: 'sessionClock.line' }))).toEqual([]);
    expect(found(listed('sessionClock.line')).origin?.layer).toBe('merchant');
  });

  it('is put back where the navigation leaves it out', () => {
    expect(said(listed())).toEqual([
      'POLICY_BROKEN error navigation.json#/slots/header.clock: The policy uk (Great Britain) demands sessionClock.line in header.clock.',
    ]);
    expect(found(listed())).toEqual(standing);
    expect(underUk({ ...listed(), tabs: ['shop.late'] }).origins.dropped.map(({ id }) => id)).toEqual(['shop.early']);
  });

  it('is shown to everybody where the navigation narrows it', () => {
    const narrowed = listed({ id: 'sessionClock.line', when: { session: true } });
    expect(said(narrowed)).toEqual([
      'POLICY_BROKEN error navigation.json#/slots/header.clock/0/when: The policy uk (Great Britain) demands sessionClock.line for everybody.',
    ]);
    expect(found(narrowed)).toEqual(standing);
  });
});
