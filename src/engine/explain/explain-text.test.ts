import { describe, expect, it } from 'vitest';
import type { Origin } from '../../contracts/origins.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { explainText } from './explain-text.ts';
import type { TextScene } from './reasons.ts';

const item = {
  id: 'help.item',
  order: 1,
  label: 'help:title',
  icon: 'help',
  target: { route: 'help.screen' },
} as const;
const site = aSitePart({
  routes: [
    { id: 'help.screen', path: '/m/help', title: 'help:title' },
    { id: 'home.screen', path: '/m/home', title: 'home:title' },
  ],
  slots: {
    'sideMenu.item': [item, { ...item, id: 'home.item', label: 'home:title' }],
    gate: [{ id: 'ages.gate', order: 1, block: 'ages.gate' }],
  },
});
const origin: Origin = { layer: 'merchant', file: 'strings/en.json', pointer: '/help/title' };
const texts: TextScene = {
  words: { help: { title: 'Help', more: 'More' } },
  originOf: (key) => (key === 'help:title' ? { origin } : undefined),
};
const explained = (id: string, own?: TextScene) =>
  explainText(
    site,
    { site, origins: noOrigins, context: { app: 'browser', language: 'en' }, ...(own ? { texts: own } : {}) },
    id,
  );

describe('explainText', () => {
  it('says how a text reads, whose words it has, and which items and pages show it', () => {
    expect(explained('help:title', texts)).toEqual({
      id: 'help:title',
      kind: 'text',
      place: 'en',
      state: 'shown',
      text:
        'help:title reads “Help” in en, from the merchant folder (strings/en.json#/help/title). ' +
        'It stands on help.item in sideMenu.item, help.screen.',
      reasons: [],
      origin,
    });
  });

  it('says only how it reads where neither origin nor place is known', () => {
    expect(explained('help:more', texts)).toEqual({
      id: 'help:more',
      kind: 'text',
      place: 'en',
      state: 'shown',
      text: 'help:more reads “More” in en.',
      reasons: [],
    });
  });

  it('knows no text without words, no name that is no key, and none where no words were given', () => {
    expect(explained('help:none', texts)).toBeUndefined();
    expect(explained('help', { ...texts, words: { help: { '': 'Nameless' } } })).toBeUndefined();
    expect(explained('help:title')).toBeUndefined();
  });
});
