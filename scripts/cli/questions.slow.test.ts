import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { affects } from './affects.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { importVerb } from './import.ts';
import { prove } from './prove.ts';
import { readChange } from './read-change.ts';
import { exitCodes } from './verb.ts';

type Json = Record<string, unknown>;

describe('livery prove', () => {
  it('finds, in a brand that compiles, the flags that leave players without any way to log in', async () => {
    const { text, code } = await prove.run({ words: ['tests/prove/doorless'], options: {} });
    expect(code).toBe(1);
    expect(text).toContain('“There is a way to log in wherever the login screen opens.” breaks at login.method');
    expect(text).toContain('flags.MOBILEVERCODELOGIN3 is off instead of on');
    expect(text).toContain('flags.USERNAMEREG3 is off instead of on');
    expect(text).toContain('tests/prove/doorless/navigation.json#/slots/login.method/1');
  });

  it('is content with a shipped brand, and says which switches have no effect', async () => {
    const { text, code } = await prove.run({ words: ['merchants/karat'], options: {} });
    expect(code).toBe(0);
    expect(text).toMatch(/^merchants\/karat keeps every promise: \d+ promises over \d+ situations/);
  });
});

describe('livery explain', () => {
  const ask = (name: string, options = {}) => explain.run({ words: ['merchants/karat', name], options });

  it('finds a text by the words that stand on the screen, in any language, and says what to write', async () => {
    const english = await ask('make an account');
    expect(english.text).toContain('registration:title reads “Make an account” in en, from the engine’s default.');
    expect(english.text).toContain('merchants/karat/strings/en.json, "registration":{"title":"Make an account"}');
    const urdu = JSON.parse(readFileSync('src/features/registration/strings/ur.json', 'utf8')) as { title: string };
    const found = await ask(urdu.title);
    expect(found.text).toContain(`registration:title reads “${urdu.title}” in ur`);
    expect(found.text).toContain('merchants/karat/strings/ur.json, "registration":');
    expect((await ask('words that nobody reads here')).text).toMatch(/^Nothing is called/);
  });

  it('answers a short name with everything it means, in the words of the language', async () => {
    const { text, code } = await ask('deposit', { role: 'trial', app: 'browser', lang: 'ur' });
    expect(code).toBe(0);
    expect(text).toContain('For trial in a browser tab, in ur:');
    expect(text).toContain('shows in sideMenu.item and refuses a tap: the player has a trial account');
    expect(text).toContain('cashier.deposit sends this visitor to home.screen');
  });

  it('lists the names that a vague word could mean, and suggests one for a misspelt word', async () => {
    expect((await ask('e')).text).toContain('could be one of');
    expect((await ask('depsit')).text).toBe('Nothing is called depsit. Did you mean deposit?');
  });
});

describe('livery diff', () => {
  it('says that a folder is like itself, and names values with what they do', async () => {
    const same = await diff.run({ words: ['merchants/karat', 'merchants/karat'], options: {} });
    expect(same.text).toBe('merchants/karat and merchants/karat are the same to every player.');
    const other = await diff.run({ words: ['merchants/karat', 'merchants/soda'], options: {} });
    expect(other.text).toContain('identity.theme');
    expect(other.text).toMatch(/flags\.\w+: (on → off|off → on) \(/);
  });
});

describe('livery diff of a folder that was changed', () => {
  const place = mkdtempSync(join(tmpdir(), 'livery-diff-'));
  afterAll(() => rmSync(place, { recursive: true }));

  /** What differs between karat and a copy of it with another file, and back. */
  async function ask(file: string, change: (value: Json) => Json) {
    const copy = join(mkdtempSync(join(place, 'copy-')), 'karat');
    cpSync('merchants/karat', copy, { recursive: true });
    writeFileSync(join(copy, file), JSON.stringify(change(JSON.parse(readFileSync(join(copy, file), 'utf8')))));
    const there = await diff.run({ words: ['merchants/karat', copy], options: {} });
    const back = await diff.run({ words: [copy, 'merchants/karat'], options: {} });
    return [there.text, back.text];
  }

  it('says that a feature that is switched off is gone, with its switch, and comes back', async () => {
    const [there, back] = await ask('merchant.json', (merchant) => ({ ...merchant, features: { lottery: false } }));
    expect(there).toContain('lottery.screen is gone, for everybody.');
    expect(there).not.toContain('opens');
    expect(there).toContain('identity.features.lottery: on → off');
    expect(back).toContain('lottery.screen is new and opens, for everybody.');
    expect(back).toContain('identity.features.lottery: off → on');
  });

  it('says that a form asks in another order', async () => {
    const [there] = await ask('registration.json', (registration) => {
      const fields = registration['fields'] as Record<string, object>;
      return { ...registration, fields: { ...fields, email: { ...fields['email'], order: 5 } } };
    });
    expect(there).toContain('The order of registrationUsername changes to username, email, ');
    expect(there).toContain('Screens: registration.screen.');
  });

  it('says that a menu stands in another order', async () => {
    const [there, back] = await ask('navigation.json', (navigation) => {
      const slots = navigation['slots'] as Record<string, readonly unknown[]>;
      return { ...navigation, slots: { ...slots, 'footer.tab': slots['footer.tab']?.toReversed() } };
    });
    expect(there).toMatch(/The order of footer\.tab changes to (\S+, )+\S+\./);
    expect(back).toContain('The order of footer.tab changes to');
  });
});

/** A brand like the smallest one under a name of its own; gives its folder. */
function aNamesake(dir: string, code: string): string {
  cpSync('tests/brands/smallest', dir, { recursive: true });
  const file = join(dir, 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as Json;
  writeFileSync(file, JSON.stringify({ ...merchant, code, name: code, domains: [`${code}.example`] }));
  return dir;
}

describe('livery affects', () => {
  const ask = (name: string, value: string) =>
    affects.run({ words: [name, value], options: { merchants: 'merchants/karat,merchants/soda' } });

  it('says who would notice a flag, where, and how much open browsers load', async () => {
    const { text } = await ask('CBS3', 'on');
    expect(text).toContain('flags.CBS3 on would be noticed at 1 of 2 merchants.');
    expect(text).toContain('liveChat.row appears, and refuses a tap, in messageCentre.row, for a player of type 4');
    expect(text).toMatch(/Open browsers load \d+ bytes: site patch \d+\./);
    expect(text).toContain('Nobody would notice at merchants/soda.');
  });

  it('names merchants at which the same happens together', async () => {
    const words = ['settings.dates.promotion', 'DD/MM/YYYY'];
    const merchants = 'tests/brands/smallest,tests/brands/social-only';
    const { text } = await affects.run({ words, options: { merchants } });
    expect(text).toContain('would be noticed at 2 of 2 merchants.');
    expect(text).toContain('\ntests/brands/smallest, tests/brands/social-only (2 merchants)\n');
    expect(text).toMatch(/Open browsers load \d+( to \d+)? bytes each: /);
    expect(text.match(/Screens:/g)).toHaveLength(1);
  });

  it('asks about brands that differ in their names alone once, and says so in a few lines', async () => {
    const fleet = mkdtempSync(join(tmpdir(), 'livery-fleet-'));
    onTestFinished(() => rmSync(fleet, { recursive: true }));
    const dirs = Array.from({ length: 150 }, (_, index) => aNamesake(join(fleet, `brand-${index}`), `brand-${index}`));
    const words = ['settings.dates.list', 'DD/MM/YYYY'];
    const { text, value } = await affects.run({ words, options: { merchants: dirs.join(',') } });
    expect(text).toContain('would be noticed at 150 of 150 merchants.');
    expect(text).toMatch(/brand-0, .* and 138 more \(150 merchants\)/);
    expect(text.split('\n').length).toBeLessThan(20);
    const impacts = (value as readonly { readonly impact: object }[]).map(({ impact }) => impact);
    expect(impacts).toHaveLength(150);
    expect(new Set(impacts).size).toBe(1);
  });

  it('says why a change would be refused', async () => {
    const { text, code } = await ask('theme', 'nowhere');
    expect(code).toBe(1);
    expect(text).toContain('merchants/karat, merchants/soda would not take it:');
    expect(text).toContain('THEME_UNKNOWN');
  });
});

describe('livery import', () => {
  const place = mkdtempSync(join(tmpdir(), 'livery-import-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const ask = (to: string, more: Record<string, string>) => {
    const file = join(place, 'status.json');
    writeFileSync(file, JSON.stringify({ info: { whitelabel: { CBS3: 'Y', VIPBENEFIT3: 'Y' } } }));
    return importVerb.run({ words: [file], options: { code: 'amber', to: join(place, to), ...more } });
  };

  it('refuses a platform under an address that cannot be one, and writes nothing', async () => {
    const { text, code } = await ask('astray', { upstream: 'https://platform.amber.example/api' });
    expect(code).toBe(exitCodes.refused);
    expect(text).toContain('"https://platform.amber.example/api" cannot be the address of the platform.');
    expect(existsSync(join(place, 'astray'))).toBe(false);
  });

  it('says which brand has other names for flags, and takes them from the one that is named', async () => {
    const { text } = await ask('none', {});
    expect(text).toContain('Unknown flags that may be misspelt, left out:');
    expect(text).not.toMatch(/kept without effect|Refused by the compiler/);
    expect(text).toContain('VIPBENEFIT3. Nearest known name: vipBenefit. karat calls vipBenefit so: --flag-keys karat');
    expect((await ask('karat', { 'flag-keys': 'karat' })).text).toContain('VIPBENEFIT3 stands for vipBenefit.');
    await expect(ask('karta', { 'flag-keys': 'karta' })).rejects.toThrow('no brand "karta". Did you mean karat?');
  });
});

describe('readChange', () => {
  it('takes a flag, a setting, a rule or a role list by its short or its whole name', () => {
    expect(readChange('CBS3', 'on')).toEqual({ name: 'flags.CBS3', value: true });
    expect(readChange('ages.gate', '21')).toEqual({ name: 'settings.ages.gate', value: 21 });
    expect(readChange('register.email.required', 'off')).toEqual({ name: 'register.email.required', value: false });
    expect(readChange('roles.deposit', '[0, 1]')).toEqual({ name: 'roles.deposit', value: [0, 1] });
    expect(readChange('theme', 'soda')).toEqual({ name: 'theme', value: 'soda' });
  });

  it('names the nearest when it knows none', () => {
    expect(() => readChange('CBS', 'on')).toThrow('Did you mean CBS3?');
  });
});
