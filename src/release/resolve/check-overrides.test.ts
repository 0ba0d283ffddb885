import { describe, expect, it } from 'vitest';
import { checkOverrides } from './check-overrides.ts';

const by = { author: 'sana', reason: 'test', at: '2030-01-01T00:00:00Z' };

/** What is wrong with one live change: code, place, sentence, and the nearest name. */
function said(name: string, value: unknown): readonly string[] {
  return checkOverrides([{ name, value, ...by }]).map(({ code, file, message, nearest }) =>
    [code, file === `override ${name}` ? '' : file, message, nearest].filter(Boolean).join(' | '),
  );
}

describe('checkOverrides', () => {
  it.each<[string, unknown]>([
    ['flags.CBS3', true],
    ['promotions.LOGIN', false],
    ['template.mem_cen', 'Y'],
    ['settings.recovery.phone', true],
    ['settings.ageGate', 'site'],
    ['settings.popup.width', 240],
    ['settings.popup.width', 1000],
    ['settings.promotions.categories', '1,2'],
    ['settings.jackpot.source', 'https://jackpot.example/feed'],
    ['roles.deposit', []],
    ['roles.nonAgent', [0, 41]],
    ['register.email.required', true],
    ['register.email.min', 3],
    ['register.loginPassword.patternId', 'password'],
    ['maintenance', true],
    ['maintenance', false],
    ['maintenance', { messages: { en: 'New games' } }],
  ])('takes %s: %j', (name, value) => {
    expect(said(name, value)).toEqual([]);
  });

  it.each<[string, string]>([
    ['flags.CSB3', 'FLAG_UNKNOWN | "CSB3" does not exist. | CBS3'],
    ['promotions.LOGINN', 'FLAG_UNKNOWN | "LOGINN" does not exist. | LOGIN'],
    ['template.mem_cent', 'FLAG_UNKNOWN | "mem_cent" does not exist. | mem_cen'],
    ['settings.recovery.phon', 'SETTING_UNKNOWN | "recovery.phon" does not exist. | recovery.phone'],
    ['roles.deposits', 'FLAG_UNKNOWN | "deposits" does not exist. | deposit'],
    ['register.emial.min', 'FIELD_UNKNOWN | "emial" does not exist. | email'],
    ['register.email.mni', 'SCHEMA_UNKNOWN_KEY | "mni" does not exist. | min'],
    ['register.email', 'SCHEMA_UNKNOWN_KEY | "" does not exist.'],
    ['register', 'FIELD_UNKNOWN | "" does not exist.'],
    ['flag.CBS3', 'SCHEMA_UNKNOWN_KEY | "flag" does not exist. | flags'],
    ['promotion.LOGIN', 'SCHEMA_UNKNOWN_KEY | "promotion" does not exist. | promotions'],
    ['templates.mem_cen', 'SCHEMA_UNKNOWN_KEY | "templates" does not exist. | template'],
    ['setting.ageGate', 'SCHEMA_UNKNOWN_KEY | "setting" does not exist. | settings'],
    ['role.deposit', 'SCHEMA_UNKNOWN_KEY | "role" does not exist. | roles'],
    ['registers.email.min', 'SCHEMA_UNKNOWN_KEY | "registers" does not exist. | register'],
    ['maintenence', 'SCHEMA_UNKNOWN_KEY | "maintenence" does not exist. | maintenance'],
  ])('finds no %s', (name, sentence) => {
    expect(said(name, true)).toEqual([sentence]);
  });

  it.each<[string, unknown, string]>([
    ['flags.CBS3', 'maybe', 'flags.CBS3 takes on or off: true or false.'],
    ['promotions.LOGIN', 'maybe', 'promotions.LOGIN takes on or off: true or false.'],
    ['template.mem_cen', 'maybe', 'template.mem_cen takes on or off: true or false.'],
    ['settings.recovery.phone', 'yes', 'settings.recovery.phone takes a value of type boolean.'],
    ['settings.ageGate', 'never', 'settings.ageGate takes one of off, register, site.'],
    ['settings.ageGate', 1, 'settings.ageGate takes one of off, register, site.'],
    ['settings.popup.width', 239, 'settings.popup.width takes a value of type integer from 240 to 1000.'],
    ['settings.popup.width', 1001, 'settings.popup.width takes a value of type integer from 240 to 1000.'],
    ['settings.popup.width', 300.5, 'settings.popup.width takes a value of type integer from 240 to 1000.'],
    ['settings.popup.width', '300', 'settings.popup.width takes a value of type integer from 240 to 1000.'],
    ['settings.promotions.categories', [1, 2], 'settings.promotions.categories takes a value of type list.'],
    ['roles.deposit', 'all', 'roles.deposit takes a list of customer types.'],
    ['roles.deposit', [-1], 'roles.deposit takes a list of customer types.'],
    ['roles.deposit', [0, 1.5], 'roles.deposit takes a list of customer types.'],
    ['register.email.min', '1', 'register.email.min takes a number.'],
    ['register.email.enabled', 1, 'register.email.enabled takes a boolean.'],
    ['register.email.patternId', true, 'register.email.patternId takes a string.'],
    ['maintenance', 'soon', 'maintenance takes true, false, or messages of at most 300 characters by language.'],
  ])('says what %s takes instead of %j', (name, value, sentence) => {
    expect(said(name, value)).toEqual([`SCHEMA_TYPE | ${sentence}`]);
  });

  it('quotes the pattern of a setting that has one, with what it means', () => {
    const [sentence] = said('settings.jackpot.source', 'ftp://jackpot.example');
    expect(sentence).toMatch(
      /^SCHEMA_TYPE \| settings\.jackpot\.source takes a text that fits \^\(simulated\|.*\$\. \S/,
    );
  });

  it('checks each of several changes for itself', () => {
    const changes = ['flags.CSB3', 'flags.CBS3', 'settings.none'].map((name) => ({ name, value: true, ...by }));
    expect(checkOverrides(changes).map(({ file }) => file)).toEqual(['override flags.CSB3', 'override settings.none']);
  });
});
