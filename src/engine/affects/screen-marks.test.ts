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
  expect(marksOf('messages.centre', on, off)).toMatchObject({ added: [], removed: [{}, {}], changed: [] });
});

it('leaves out the bars that a page does not have', () => {
  const bare = { settings: { 'chrome.hideBottomNav': '/m/registration.screen' } };
  expect(marksOf('registration.screen', { ...off, ...bare }, { ...on, ...bare }).added).toEqual([]);
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
  expect(marksOf('registration.screen', before, after).added).toEqual([field]);
  expect(marksOf('messages.centre', before, after).added).toEqual([]);
});
