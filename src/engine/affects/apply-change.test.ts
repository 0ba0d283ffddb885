import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { SitePart } from '../../contracts/site.ts';
import { buildForms } from '../forms/build-forms.ts';
import { aSitePart } from '../site.fixture.ts';
import { applyChange } from './apply-change.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const adults: PolicyPack = {
  ...{ $schema: '', id: 'adults', title: '', description: '', items: {}, clauses: [] },
  source: { notice: '', name: '', date: '' },
  settings: { 'ages.gate': { atLeast: 21, why: '' } },
  fields: { email: { required: { is: true, why: '' } } },
};
const surroundings = { patterns: {}, hash, policies: { adults } };

/** The site with the `$id`s that its forms have. */
function withForms(site: SitePart): SitePart {
  const forms = Object.entries(buildForms({ rules: site.rules, site, patterns: {} }, hash));
  return { ...site, forms: Object.fromEntries(forms.map(([id, { $id }]) => [id, $id])) };
}

const site = withForms(aSitePart());
const { email } = site.rules;
const change = (name: string, value: unknown, of = site) => applyChange(of, { name, value }, surroundings);

describe('applyChange', () => {
  it.each<[string, unknown, Partial<SitePart>]>([
    ['flags.CBS3', 'Y', { flags: { CBS3: true } }],
    ['promotions.MISSION', 1, { promotions: { MISSION: true } }],
    ['template.mem_cen', 'on', { template: { mem_cen: false } }],
    ['settings.unread.pollMs', 25, { settings: { ...site.settings, 'unread.pollMs': 25 } }],
    ['settings.session.clock', true, { settings: { ...site.settings, 'session.clock': true } }],
    ['settings.theme.scheme', 'dark', { settings: { ...site.settings, 'theme.scheme': 'dark' } }],
    ['roles.trial', [4, '7', 1.5, 9], { roles: { ...site.roles, trial: [4, 9] } }],
    ['roles.trial', '4', { roles: { ...site.roles, trial: [] } }],
    ['maintenance', true, { maintenance: true }],
    ['maintenance', { messages: { en: 'Back soon' } }, { maintenance: true }],
  ])('makes %s what a value of %j means', (name, value, changed) => {
    expect(change(name, value)).toEqual({ ...site, ...changed });
  });

  it('keeps the other values of the section, and takes a setting that is no plain value as a text', () => {
    const before = withForms(aSitePart({ flags: { CBS3: true } }));
    expect(change('flags.DEPOSIT', true, before).flags).toEqual({ CBS3: true, DEPOSIT: true });
    expect(change('settings.theme.scheme', ['dark']).settings['theme.scheme']).toBe('dark');
  });

  it('changes one property of a rule, and gives its forms another id', () => {
    const ruled = { ...site, rules: { ...site.rules, email: { ...email, enabled: true } } };
    const changed = change('register.email.enabled', true);
    expect(changed).toEqual(withForms(ruled as SitePart));
    const ofOthers = (forms: SitePart['forms']) =>
      Object.entries(forms).filter(([id]) => !id.startsWith('registration'));
    expect(changed.forms['registrationUsername']).not.toBe(site.forms['registrationUsername']);
    expect(ofOthers(changed.forms)).toEqual(ofOthers(site.forms));
  });

  it('starts from the rule of the catalogue where the site has none for the field', () => {
    expect(change('register.email.enabled', true, { ...site, rules: {} }).rules).toEqual({
      email: { ...fieldsCatalogue.fields['email']?.rule, enabled: true },
    });
  });

  it.each(['register.nobodys.enabled', 'register.email', 'register', 'nobodys.value', ''])(
    'leaves the site as it is where %j names nothing that can change',
    (name) => {
      expect(change(name, true)).toEqual(site);
    },
  );

  it('clamps to the policy that the site is under, and to the one that it comes under', () => {
    const clamped = {
      settings: { ...site.settings, 'ages.gate': 21 },
      rules: { ...site.rules, email: { ...email, required: true } },
    };
    const under = withForms({ ...site, ...clamped, identity: { ...site.identity, policy: 'adults' } } as SitePart);
    expect(change('policy', 'adults')).toEqual(under);
    expect(change('settings.ages.gate', 16, under)).toEqual(under);
    expect(change('register.email.required', false, under)).toEqual(under);
    expect(change('settings.ages.gate', 30, under).settings['ages.gate']).toBe(30);
  });
});
