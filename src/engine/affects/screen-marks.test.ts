import { expect, it } from 'vitest';
import type { FeatureManifest, MenuItem } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { screenMarks } from './screen-marks.ts';

const row: MenuItem = {
  id: 'chat.row',
  order: 10,
  label: 'chat:title',
  icon: 'chat',
  target: { action: 'chat.open' },
  visible: { flag: 'CBS3' },
  refuses: [{ when: { role: 'trial' }, answer: { text: 'errors:freeReject' } }],
};
const tab = { ...row, id: 'chat.tab' };
const features: readonly FeatureManifest[] = [
  { id: 'messages', owner: 'support', outlets: { 'messages.centre': ['messageCentre.row'] } },
  { id: 'registration', owner: 'account', outlets: { 'registration.screen': ['registration.method'] } },
];
const slots: Partial<SitePart['slots']> = {
  'messageCentre.row': [row],
  'footer.tab': [tab],
  'registration.method': [{ id: 'byName', order: 1, label: 'x:y', form: 'registrationUsername' }],
};
const guest = { app: 'browser', language: 'en' } as const;

const formSite = (options: SiteOptions) => ({ site: aSitePart({ slots, ...options }), patterns: {} });
const marksOf = (
  screen: string,
  before: SiteOptions,
  after: SiteOptions,
  visitor: Parameters<typeof screenMarks>[2] = guest,
) =>
  screenMarks(
    { before: formSite(before), after: formSite(after), features },
    { id: screen, path: `/m/${screen}` },
    visitor,
  );
const off = { flags: { CBS3: false } };
const on = { flags: { CBS3: true } };

it('marks what comes on the screen that shows it, and what the shell shows on every screen', () => {
  const shell = { kind: 'item', id: 'chat.tab', slot: 'footer.tab' };
  const own = { kind: 'item', id: 'chat.row', slot: 'messageCentre.row' };
  expect(marksOf('messages.centre', off, on).added).toEqual(expect.arrayContaining([shell, own]));
  expect(marksOf('registration.screen', off, on).added).toEqual([shell]);
  expect(marksOf('messages.centre', on, off)).toEqual({ added: [], removed: [own, shell], changed: [] });
  const slotsOf = (item: MenuItem) => ({ 'messageCentre.row': [item, { ...item, id: 'stays.row' }] });
  const [both, one] = [
    { ...on, slots: slotsOf(row) },
    { ...on, slots: { 'messageCentre.row': [row] } },
  ];
  expect(marksOf('messages.centre', both, one)).toEqual({
    added: [],
    removed: [{ ...own, id: 'stays.row' }],
    changed: [],
  });
});

it('leaves out the bars that a page does not have, before or afterwards', () => {
  const bare = { settings: { 'chrome.hideBottomNav': '/m/registration.screen' } };
  expect(marksOf('registration.screen', { ...off, ...bare }, { ...on, ...bare }).added).toEqual([]);
  expect(marksOf('registration.screen', { ...off, ...bare }, on).added).toMatchObject([{ slot: 'footer.tab' }]);
});

it('marks what the shell shows on the pages that show it', () => {
  const category = { ...row, category: 'RNG' };
  const shellSlots = {
    'sideMenu.item': [row],
    'footer.tab': [row],
    'header.shortcut': [row],
    'home.category': [category],
    gate: [{ id: 'age.gate', order: 1, block: 'age.gate' }],
  };
  const settings = {
    'chrome.mainHeader': '/m/home.screen,/m/promotions.list',
    'chrome.hideBottomNav': '/m/login.screen',
  };
  const slotsOn = (screen: string) =>
    marksOf(screen, { settings, slots: {} }, { ...on, settings, slots: shellSlots }).added.map((mark) =>
      mark.kind === 'item' ? mark.slot : mark.form,
    );
  expect(slotsOn('home.screen')).toEqual(['sideMenu.item', 'footer.tab', 'header.shortcut', 'home.category', 'gate']);
  expect(slotsOn('promotions.list')).toEqual(['sideMenu.item', 'footer.tab', 'header.shortcut', 'gate']);
  expect(slotsOn('messages.centre')).toEqual(['footer.tab', 'gate']);
  expect(slotsOn('login.screen')).toEqual(['gate']);
});

it('marks what answers a tap otherwise as changed, for those whom it answers', () => {
  const open = { ...on, slots: { 'messageCentre.row': [{ ...row, refuses: [] }] } };
  const closed = { ...on, slots: { 'messageCentre.row': [row] } };
  expect(marksOf('messages.centre', open, closed, { ...guest, memberType: 4 }).changed).toMatchObject([
    { id: 'chat.row' },
  ]);
  expect(marksOf('messages.centre', open, closed).changed).toEqual([]);
});

it('marks fields on the screen whose methods show their form', () => {
  const before = { rules: { email: { enabled: false } } };
  const after = { rules: { email: { enabled: true } } };
  const field = { kind: 'field', id: 'email', form: 'registrationUsername' };
  expect(marksOf('registration.screen', before, after)).toEqual({ added: [field], removed: [], changed: [] });
  expect(marksOf('registration.screen', after, before)).toEqual({ added: [], removed: [field], changed: [] });
  expect(marksOf('messages.centre', before, after).added).toEqual([]);
});

it('marks fields that become required or optional, or follow another rule, as changed', () => {
  const withRules = (optional: string, required: string, max: number) => ({
    rules: {
      [optional]: { enabled: true, required: false },
      [required]: { enabled: true, required: true },
      payeeName: { enabled: true, max },
    },
  });
  const marks = marksOf('registration.screen', withRules('email', 'nickname', 30), withRules('nickname', 'email', 40));
  expect(marks).toMatchObject({ added: [], removed: [] });
  expect(marks.changed.map(({ id }) => id).sort()).toEqual(['email', 'nickname', 'payeeName']);
});

it('marks fields of a form that a feature shows by itself', () => {
  const settings = (max: number) => ({ rules: { password: { max } } });
  const pair = { before: formSite(settings(20)), after: formSite(settings(30)) };
  const security: FeatureManifest = {
    ...{ id: 'security', owner: 'account' },
    forms: { 'security.password': ['changePassword'] },
  };
  const marks = (id: string) => screenMarks({ ...pair, features: [security] }, { id, path: `/m/${id}` }, guest);
  expect(marks('security.password').changed).toEqual([{ kind: 'field', id: 'newPassword', form: 'changePassword' }]);
  expect(marks('security.centre').changed).toEqual([]);
});
