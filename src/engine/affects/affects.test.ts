import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FeatureManifest, MenuItem } from '../../contracts/feature.ts';
import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { SitePart } from '../../contracts/site.ts';
import { namesReadIn } from '../../features/reads-in-code.fixture.ts';
import { aSitePart } from '../site.fixture.ts';
import { affects, impactBetween, isNoticed } from './affects.ts';
import { shellReads } from './shell-reads.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const chat: MenuItem = {
  id: 'liveChat.row',
  order: 10,
  label: 'liveChat:title',
  note: 'liveChat:about',
  icon: 'chat',
  target: { action: 'liveChat.open' },
  visible: { flag: 'CBS3' },
  refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
};
const messages: FeatureManifest = {
  id: 'messages',
  owner: 'support',
  outlets: { 'messages.centre': ['messageCentre.row'] },
};
const clock: FeatureManifest = {
  id: 'clock',
  owner: 'platform',
  routes: [{ id: 'clock.screen', path: '/m/clock', title: 'clock:title' }],
  readsInCode: ['settings.dates.promotion'],
};
const merchant = {
  site: aSitePart({ slots: { 'messageCentre.row': [chat] } }),
  features: [messages, clock],
  patterns: {},
  hash,
  policies: {},
};

describe('affects', () => {
  it('says who meets which item how, on which screen and with which words', () => {
    const impact = affects(merchant, { name: 'flags.CBS3', value: true });
    expect(impact.values).toEqual([{ name: 'flags.CBS3', to: true }]);
    expect(impact.items).toMatchObject([
      { id: 'liveChat.row', from: 'absent', to: 'shown' },
      { id: 'liveChat.row', from: 'absent', to: 'refused', visitors: ['a player of type 4 (trial, nonAgent)'] },
    ]);
    expect(impact.texts).toEqual(['errors:freeReject', 'liveChat:about', 'liveChat:title']);
    expect(impact.screens).toEqual(['messages.centre']);
  });

  it('names the screens of a feature whose code asks for the value', () => {
    const impact = affects(merchant, { name: 'settings.dates.promotion', value: 'DD/MM/YYYY' });
    expect([impact.screens, impact.everyScreen]).toEqual([['clock.screen'], false]);
  });

  it('tells of other first games, which every list shows', () => {
    const leads = (games: readonly string[]) => ({ ...merchant.site, lobby: { games, vendors: [] } });
    const [before, after] = [leads(['crown-reserve']), leads(['gem-stack'])];
    const impact = impactBetween({ site: before, patterns: {} }, { site: after, patterns: {} }, merchant.features);
    expect(impact.values).toEqual([{ name: 'lobby.games', from: ['crown-reserve'], to: ['gem-stack'] }]);
    expect(impact.everyScreen).toBe(true);
  });

  it('names a field that comes, with its label and the screen that shows it', () => {
    const registration: FeatureManifest = {
      id: 'registration',
      owner: 'account',
      outlets: { 'registration.screen': ['registration.method'] },
    };
    const method = { id: 'registration.username', order: 1, label: 'x:y', form: 'registrationUsername' };
    const site = aSitePart({ slots: { 'registration.method': [method] } });
    const impact = affects(
      { ...merchant, site, features: [registration] },
      { name: 'register.email.enabled', value: true },
    );
    expect(impact.fields[0]).toMatchObject({ form: 'registrationUsername', field: 'email', change: 'appears' });
    expect([impact.screens, impact.texts]).toEqual([['registration.screen'], ['forms:label.email']]);
  });

  it('names the screens of every form whose fields change, each once, by name', () => {
    const account: FeatureManifest = {
      id: 'account',
      owner: 'account',
      outlets: {
        'registration.screen': ['registration.method'],
        'login.screen': ['login.method'],
        'recovery.screen': ['recovery.method'],
      },
      forms: {
        'security.password': ['feedback', 'changePassword'],
        'profile.screen': ['registrationMobile'],
        'help.screen': ['feedback'],
      },
    };
    const methods = (...forms: readonly string[]) =>
      forms.map((form, order) => ({ id: `registration.${form}`, order, label: 'x:y', form }));
    const screensOf = (slots: Partial<SitePart['slots']>) => {
      const site = (max: number) => ({ site: aSitePart({ slots, rules: { password: { max } } }), patterns: {} });
      return impactBetween(site(20), site(30), [account]).screens;
    };
    const byName = methods('registrationSocial', 'registrationUsername');
    expect(screensOf({ 'registration.method': byName, 'login.method': methods('loginMobile') })).toEqual([
      'registration.screen',
      'security.password',
    ]);
    expect(screensOf({ 'registration.method': methods('registrationSocial') })).toEqual(['security.password']);
  });

  it('touches every screen by what the shell shows, and by what a feature without screens reads', () => {
    const site = aSitePart({ slots: { 'footer.tab': [{ ...chat, visible: { flag: 'DEPOSIT' } }] } });
    const change = { name: 'flags.DEPOSIT', value: true };
    const shown = affects({ ...merchant, site, features: [messages, clock] }, change);
    expect([shown.slots, shown.screens, shown.everyScreen]).toEqual([['footer.tab'], [], true]);
    const sounds: FeatureManifest = { id: 'sounds', owner: 'platform', readsInCode: ['flags.DEPOSIT'] };
    const read = affects({ ...merchant, features: [messages, clock, sounds] }, change);
    expect([read.screens, read.everyScreen]).toEqual([[], true]);
  });

  it('is not noticed where the value is there already, or where nothing asks for it', () => {
    expect(isNoticed(affects(merchant, { name: 'flags.CBS3', value: false }))).toBe(false);
    expect(isNoticed(affects(merchant, { name: 'flags.DEPOSIT', value: true }))).toBe(false);
  });
});

describe('shellReads', () => {
  it('names what shell and client ask for in code, and nothing else', () => {
    const names = (section: object, name: string) => Object.keys(section).map((own) => `${name}.${own}`);
    const known = [
      ...names(settingsCatalogue.settings, 'settings'),
      ...names(flagsCatalogue.flags, 'flags'),
      ...names(flagsCatalogue.promotions, 'promotions'),
      ...names(flagsCatalogue.template, 'template'),
    ];
    const files = globSync(['src/{client,lobby,app,forms}/**/*.{ts,tsx}', 'src/engine/chrome.ts'], {
      exclude: (path) => /\.test\.|fixture|testing/.test(path),
    });
    expect(shellReads).toEqual(namesReadIn(files.map((file) => readFileSync(file, 'utf8')).join('\n'), known));
  });

  it('tells a route that goes from one that opens, and an order that is another from none', () => {
    const menu = (...ids: string[]): MenuItem[] => ids.map((id) => ({ ...chat, id, visible: { all: [] } }));
    const site = (ids: string[], routes: SitePart['routes']) => ({
      site: aSitePart({ slots: { 'messageCentre.row': menu(...ids) }, routes }),
      patterns: {},
    });
    const [gone, stays] = [
      { id: 'draws.screen', path: '/m/draws', title: 'draws:title' },
      { id: 'clock.screen', path: '/m/clock', title: 'clock:title' },
    ];
    const before = site(['a.row', 'b.row', 'c.row', 'd.row'], [gone, stays]);
    const after = { ...site(['d.row', 'a.row', 'c.row'], [stays]), switchedOff: ['draws'] };
    const there = impactBetween(before, after, [messages]);
    expect(there.routes).toEqual([{ id: 'draws.screen', isGone: true, visitors: ['everybody'] }]);
    expect(there.orders).toEqual([{ slot: 'messageCentre.row', ids: ['d.row', 'a.row', 'c.row'] }]);
    expect(there.values).toEqual([{ name: 'identity.features.draws', from: true, to: false }]);
    expect([there.slots, there.everyScreen]).toEqual([['messageCentre.row'], false]);
    expect(there.screens).toEqual(['draws.screen', 'messages.centre']);
    const back = impactBetween(after, before, [messages]);
    expect(back.routes).toEqual([{ id: 'draws.screen', isNew: true, visitors: ['everybody'] }]);
    expect(back.values).toEqual([{ name: 'identity.features.draws', from: false, to: true }]);
    const shorter = impactBetween(before, site(['a.row', 'c.row', 'd.row'], [gone, stays]), [messages]);
    expect(shorter.orders).toEqual([]);
    expect(isNoticed(impactBetween(site(['a.row', 'b.row'], []), site(['b.row', 'a.row'], []), [messages]))).toBe(true);
  });
});
