import { describe, expect, it } from 'vitest';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkRecovery } from './check-recovery.ts';
import { aSiteWith, originsOf, someForms, type Way } from './ways-in.fixture.ts';

interface RecoveryOptions extends Pick<SourceOptions, 'merchant'> {
  /** What the forms of registration ask of an address, by form; none where a form asks for no address. */
  readonly asked?: Readonly<Record<string, object | undefined>>;
  readonly registration?: readonly Way[];
  /** What recovery asks of an address; false where it asks for none. */
  readonly answered?: object | false;
  readonly isOffered?: boolean;
  readonly values?: OriginsPart['values'];
}

function said({
  asked = {},
  registration,
  answered = {},
  isOffered = true,
  values = {},
  merchant = {},
}: RecoveryOptions) {
  const settings = { 'recovery.email': isOffered } as SitePart['settings'];
  const site = aSiteWith({ registration: registration ?? Object.keys(asked) }, { settings });
  const forms = someForms({
    ...Object.fromEntries(Object.entries(asked).map(([form, email]) => [form, email ? { email } : { username: {} }])),
    recoveryEmail: answered ? { email: answered } : { username: {} },
  });
  return inWords(checkRecovery({ source: aSource({ merchant }), site, forms, origins: originsOf(values) }));
}

const lettersOrOne = { pattern: '^[a-b1]+$' };
const letters = { pattern: '^[a-b]+$' };
const narrower = 'Registration takes "1" as an address, and recovery refuses it.';
const ofOverride = 'RECOVERY_NARROWER override register.email.patternId#';

describe('recovery by mail', () => {
  it('is of no concern where it is not offered, asks for no address, or nobody gives one', () => {
    const wide = { byName: lettersOrOne };
    expect(said({ asked: wide, answered: letters })).toHaveLength(1);
    expect(said({ asked: wide, answered: letters, isOffered: false })).toEqual([]);
    expect(said({ asked: wide, answered: false })).toEqual([]);
    expect(said({ asked: { byName: undefined }, answered: letters })).toEqual([]);
    expect(said({ asked: wide, answered: letters, registration: ['missing'] })).toEqual([]);
    expect(said({ asked: wide, answered: letters, registration: [['byName', { session: true }]] })).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['as many characters', { maxLength: 8 }, { maxLength: 8 }],
    ['more characters', { maxLength: 8 }, { maxLength: 9 }],
    ['any number of characters', {}, {}],
    ['any number of them where registration takes few', { maxLength: 8 }, {}],
    ['the same pattern', letters, letters],
    ['a wider pattern', letters, lettersOrOne],
    ['any text', letters, {}],
  ])('takes every address of registration: %s', (_what, asked, answered) => {
    expect(said({ asked: { byName: asked }, answered })).toEqual([]);
  });

  it('takes addresses as long as registration does', () => {
    const message = (most: string) => `Registration takes addresses of up to ${most} characters, recovery of up to 8.`;
    const shorter = { asked: { byName: { maxLength: 9 } }, answered: { maxLength: 8 } };
    expect(said(shorter)).toEqual([`RECOVERY_NARROWER override register.email.max#: ${message('9')}`]);
    const values = {
      'rules.email.max': { layer: 'site', file: 'merchants/brand/site.json', pointer: '/register/email/max' },
    } as const;
    expect(said({ ...shorter, values })).toEqual([`RECOVERY_NARROWER site.json#/register/email/max: ${message('9')}`]);
  });

  it('takes addresses of the form that registration takes', () => {
    const asked = { byName: lettersOrOne };
    expect(said({ asked, answered: letters })).toEqual([`${ofOverride}: ${narrower}`]);
    const values = {
      'rules.email.patternId': {
        layer: 'site',
        file: 'merchants/brand/site.json',
        pointer: '/register/email/patternId',
      },
    } as const;
    expect(said({ asked, answered: letters, values })).toEqual([
      `RECOVERY_NARROWER site.json#/register/email/patternId: ${narrower}`,
    ]);
    expect(said({ asked: { byName: {} }, answered: { pattern: '^[^1]*$' } })).toEqual([`${ofOverride}: ${narrower}`]);
  });

  it('is narrower by its own setting where the brand chose the strict pattern', () => {
    const chosen = (pattern: 'spec' | 'relaxed') =>
      said({
        asked: { byName: lettersOrOne },
        answered: letters,
        merchant: { settings: { 'recovery.emailPattern': pattern } },
      });
    expect(chosen('spec')).toEqual([`RECOVERY_NARROWER merchant.json#/settings/recovery.emailPattern: ${narrower}`]);
    expect(chosen('relaxed')).toEqual([`${ofOverride}: ${narrower}`]);
  });

  it('is measured against the first open form that asks for an address', () => {
    const asked = { byPhone: undefined, byName: letters, byMail: lettersOrOne };
    expect(said({ asked, answered: letters })).toEqual([]);
    expect(said({ asked, registration: ['byPhone', 'byMail', 'byName'], answered: letters })).toEqual([
      `${ofOverride}: ${narrower}`,
    ]);
  });

  it('may refuse what registration has no room for', () => {
    const answered = { pattern: '^.{1,3}$' };
    const asked = { pattern: '^[ab]+$' };
    expect(said({ asked: { byName: { ...asked, maxLength: 3 } }, answered })).toEqual([]);
    expect(said({ asked: { byName: { ...asked, maxLength: 4 } }, answered: { ...answered, maxLength: 4 } })).toEqual([
      `${ofOverride}: Registration takes "aaaa" as an address, and recovery refuses it.`,
    ]);
  });

  it('says nothing of patterns that cannot be compared, or that are none', () => {
    expect(said({ asked: { byName: { pattern: String.raw`^(a)\1+$` } }, answered: letters })).toEqual([]);
    expect(
      said({ asked: { byName: { pattern: 7, maxLength: '9' } }, answered: { pattern: 8, maxLength: '8' } }),
    ).toEqual([]);
  });
});
