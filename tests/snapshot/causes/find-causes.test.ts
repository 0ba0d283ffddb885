import { describe, expect, it } from 'vitest';
import type { Inputs } from '../inputs/inputs.ts';
import { findCauses, formatCause } from './find-causes.ts';

const theme = 'themes/soda/theme.json#';

/** The causes between two states, as `kind name`. */
function causes(
  before: Inputs,
  after: Inputs,
  places: readonly [Record<string, string>, Record<string, string>] = [{}, {}],
) {
  return findCauses({ inputs: before, places: places[0] }, { inputs: after, places: places[1] });
}

const named = (found: ReturnType<typeof causes>) => found.map(({ kind, name }) => `${kind} ${name}`);

describe('findCauses', () => {
  it.each([
    ['flag', 'CBS3', 'site.json#/flags/CBS3'],
    ['promotion', 'LOGIN', 'site.json#/promotions/LOGIN'],
    ['setting', 'login.remember', 'merchant.json#/settings/login.remember'],
    ['rule', 'password', 'registration.json#/fields/password/min'],
    ['text', 'home:title', 'strings/en.json#/home/title'],
    ['variant', 'variants.tile', `${theme}/variants/tile`],
    ['item', 'footer.tab home.tab', 'navigation.json#/slots/footer.tab/0/label'],
    ['order', 'footer.tab', 'navigation.json#/slots/footer.tab/0'],
    ['source', 'src/ui/a.tsx', 'src/ui/a.tsx'],
    ['platform', 'src/sandbox/seed.json', 'src/sandbox/seed.json'],
  ] as const)('names a changed %s with its place @T-040', (kind, name, place) => {
    const isFile = place === name;
    const found = causes({ [kind]: { [name]: 'a' } }, { [kind]: { [name]: 'b' } }, [
      { 'site.json#/flags/OTHER': 'true', ...(isFile ? {} : { [place]: 'a' }) },
      { 'site.json#/flags/OTHER': 'true', ...(isFile ? {} : { [place]: 'b' }) },
    ]);
    expect(found).toMatchObject([{ kind, name, places: [place] }]);
  });

  it('names what came and what went: assets, packages, the browser @T-040', () => {
    const found = causes({ asset: { 'logo.svg': '1' } }, { asset: { 'logo.png': '2' }, browser: { version: '2' } });
    expect(found.map(formatCause)).toEqual([
      'asset logo.png is new',
      'asset logo.svg is gone',
      'browser version: nothing → 2',
    ]);
  });

  it('does not name the items and the order that a flag decides @T-041', () => {
    const before = {
      flag: { CBS3: 'false' },
      item: { 'header.shortcut chat': 'absent' },
      order: { 'header.shortcut': '' },
    };
    const after = {
      flag: { CBS3: 'true' },
      item: { 'header.shortcut chat': '{}' },
      order: { 'header.shortcut': 'chat' },
    };
    expect(named(causes(before, after))).toEqual(['flag CBS3']);
  });

  it('names an order that was turned beside a flag that changed, and not a text that came with its item @T-041', () => {
    const before = { flag: { A: 'false' }, order: { tabs: 'one two' } };
    const after = { flag: { A: 'true' }, order: { tabs: 'two one' }, text: { 'chat:title': 'Chat' } };
    expect(named(causes(before, after))).toEqual(['flag A', 'order tabs']);
  });

  it('names one token for all properties that one value of the theme decides @T-041', () => {
    const places = (value: string) => ({
      [`${theme}/core/color/sun/$value`]: value,
      [`${theme}/semantic/dark/color/accent/$value`]: '{core.color.sun}',
      [`${theme}/semantic/dark/color/focus/$value`]: '{core.color.sun}',
    });
    const tokens = (value: string) => ({
      token: { '--color-accent': value, '--color-focus': value, '--color-bg': '#000' },
    });
    expect(causes(tokens('#aa0'), tokens('#bb0'), [places('#aa0'), places('#bb0')])).toMatchObject([
      { kind: 'token', name: 'core.color.sun', from: '#aa0', to: '#bb0', places: [`${theme}/core/color/sun/$value`] },
    ]);
  });

  it('names nothing where no input changed', () => {
    expect(causes({ flag: { A: 'true' } }, { flag: { A: 'true' } })).toEqual([]);
  });
});
