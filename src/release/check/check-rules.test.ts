import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { Origin, OriginsPart } from '../../contracts/origins.ts';
import type { FormsPart, StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { aDocument, aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { atOrigin, checkRules } from './check-rules.ts';
import { aSiteWith, originsOf, someForms } from './ways-in.fixture.ts';

interface RuleOptions extends Pick<SourceOptions, 'registration' | 'strings'> {
  readonly register?: NonNullable<SourceOptions['site']>['register'];
  readonly site?: SitePart;
  readonly forms?: FormsPart;
  readonly values?: OriginsPart['values'];
  /** Complete texts by language. */
  readonly texts?: Readonly<Record<string, StringsPart>>;
}

function said({ register, site = aSiteWith({}), forms = {}, values = {}, texts = {}, ...options }: RuleOptions) {
  const source = aSource({ ...options, ...(register ? { site: { register } } : {}) });
  return inWords(checkRules({ source, site, forms, origins: originsOf(values), strings: texts }));
}

const ofRegistration = (pointer: string): Origin => ({
  layer: 'merchant',
  file: 'merchants/brand/registration.json',
  pointer,
});
const ofSite = (pointer: string): Origin => ({ layer: 'site', file: 'merchants/brand/site.json', pointer });
const ofOverride: Origin = { layer: 'override', by: 'mira' };

describe('bounds of a field', () => {
  const bounds = (min: number | undefined, max: number | undefined, values: OriginsPart['values'] = {}) => {
    const rule = {
      enabled: true,
      required: false,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    };
    return said({ site: aSiteWith({}, { rules: { email: rule } }), values });
  };

  it('have room between them', () => {
    expect([
      bounds(4, 4),
      bounds(3, 4),
      bounds(4, undefined),
      bounds(undefined, 4),
      bounds(undefined, undefined),
    ]).toEqual([[], [], [], [], []]);
  });

  it.each<[string, OriginsPart['values'], string]>([
    [
      'the minimum of a merchant',
      { 'rules.email.min': ofRegistration('/fields/email/min') },
      'registration.json#/fields/email/min',
    ],
    [
      'the maximum of a merchant',
      { 'rules.email.max': ofRegistration('/fields/email/max') },
      'registration.json#/fields/email/max',
    ],
    [
      'the site, over the merchant',
      { 'rules.email.min': ofRegistration('/fields/email/min'), 'rules.email.max': ofSite('/register/email/max') },
      'site.json#/register/email/max',
    ],
    [
      'the minimum of two that stand in one layer',
      { 'rules.email.min': ofSite('/register/email/min'), 'rules.email.max': ofSite('/register/email/max') },
      'site.json#/register/email/min',
    ],
    [
      'an override of the minimum',
      { 'rules.email.min': ofOverride, 'rules.email.max': ofSite('/register/email/max') },
      'override register.email.min#',
    ],
    [
      'an override of the maximum',
      { 'rules.email.min': ofSite('/register/email/min'), 'rules.email.max': ofOverride },
      'override register.email.max#',
    ],
    ['nobody that is known', {}, 'override register.email.min#'],
    [
      'a policy, over an override',
      { 'rules.email.min': ofOverride, 'rules.email.max': { layer: 'policy' } },
      'override register.email.max#',
    ],
  ])('cross where the stronger layer says so: %s', (_what, values, place) => {
    expect(bounds(9, 4, values)).toEqual([`RANGE_INVERTED ${place}: The minimum of email is 9, the maximum 4.`]);
  });
});

describe('atOrigin', () => {
  const draft = { code: 'RANGE_INVERTED', message: 'No.' } as const;

  it('points at the platform’s answer where that said the rule', () => {
    const upstream = aDocument('upstream/status.json', { rules: {} });
    const origin: Origin = { layer: 'site', file: upstream.file, pointer: '/rules' };
    expect(inWords([atOrigin({ ...aSource(), upstream }, origin, 'x', draft)])).toEqual([
      'RANGE_INVERTED upstream/status.json#/rules: No.',
    ]);
  });

  it('points at a file as a whole where nothing else is known', () => {
    const { site } = aSource();
    expect(inWords([atOrigin(aSource(), { layer: 'site', file: site.file }, 'x', draft)])).toEqual([
      'RANGE_INVERTED site.json#: No.',
    ]);
  });
});

describe('a field that is required', () => {
  const forms = someForms({ byName: { email: {} }, byPhone: { mobileNum: {} } });
  const required = { enabled: true, required: true };

  it('is not switched off in the same place', () => {
    const off = { enabled: false, required: true };
    expect(
      said({ registration: { fields: { email: off, mobileNum: { enabled: false } } }, register: { email: off } }),
    ).toEqual([
      'FIELD_CONTRADICTORY registration.json#/fields/email/required: email is required, and switched off.',
      'FIELD_CONTRADICTORY site.json#/register/email/required: email is required, and switched off.',
    ]);
  });

  it('is not missed by forms besides where it is switched off in the same place', () => {
    const off = { enabled: false, required: true };
    const site = aSiteWith({ registration: ['byName'] });
    expect(said({ site, forms, register: { mobileNum: off } })).toEqual([
      'FIELD_CONTRADICTORY site.json#/register/mobileNum/required: mobileNum is required, and switched off.',
    ]);
  });

  it('may be left out, or not be required', () => {
    expect(
      said({ registration: { fields: { email: { enabled: false, required: false }, mobileNum: required } } }),
    ).toEqual([]);
  });

  it('is asked for by a form that is open', () => {
    const site = aSiteWith({ registration: ['byName'] });
    expect(said({ site, forms, register: { email: required } })).toEqual([]);
    expect(
      said({
        site,
        forms,
        register: { mobileNum: required },
        registration: { fields: { mobileNum: { required: true } } },
      }),
    ).toEqual(
      ['registration.json#/fields/mobileNum', 'site.json#/register/mobileNum'].map(
        (place) =>
          `warning FIELD_WITHOUT_WIDGET ${place}/required: mobileNum is required, and no open registration form asks for it.`,
      ),
    );
  });

  it('is asked for by one of several forms', () => {
    const site = aSiteWith({ registration: ['byName', 'byPhone'] });
    expect(said({ site, forms, register: { mobileNum: required, email: required } })).toEqual([]);
  });

  it('is not asked for by a form that no guest of a browser sees', () => {
    const missed = (visible: Condition) => {
      const site = aSiteWith({ registration: ['byName', ['byPhone', visible]] }, { flags: { CBS3: true } });
      return said({ site, forms, register: { mobileNum: required } }).length;
    };
    expect([{ flag: 'DEPOSIT' }, { session: true }, { app: 'ios' }].map((one) => missed(one as Condition))).toEqual([
      1, 1, 1,
    ]);
    expect([{ flag: 'CBS3' }, { session: false }, { app: 'browser' }].map((one) => missed(one as Condition))).toEqual([
      0, 0, 0,
    ]);
  });

  it('is not missed where nobody can register, nor where it is one of the login', () => {
    expect(said({ forms, register: { mobileNum: required } })).toEqual([]);
    expect(
      said({ site: aSiteWith({ registration: ['byName'] }), forms, register: { loginUsername: required } }),
    ).toEqual([]);
  });

  it('is not missed where it is switched off or may stay empty', () => {
    const site = aSiteWith({ registration: ['byName'] });
    expect(said({ site, forms, register: { mobileNum: { enabled: false } } })).toEqual([]);
    expect(said({ site, forms, register: { mobileNum: { enabled: true, required: false } } })).toEqual([]);
    expect(said({ site, forms, register: { mobileNum: { min: 4 } } })).toEqual([]);
  });
});

describe('a field that is switched off', () => {
  const forms = someForms({ byPhone: { mobileNum: {}, code: {} }, byName: { email: {}, mobileNum: {} } });

  it('is named with the first open form that asks for it all the same', () => {
    const off = { enabled: false };
    const site = aSiteWith({ registration: ['byName', 'byPhone'] });
    expect(
      said({ site, forms, register: { mobileNum: off, code: off, currency: off, email: { enabled: true } } as object }),
    ).toEqual([
      'warning RULE_WITHOUT_EFFECT site.json#/register/mobileNum/enabled: mobileNum is switched off, and the form byName asks for it all the same.',
      'warning RULE_WITHOUT_EFFECT site.json#/register/code/enabled: code is switched off, and the form byPhone asks for it all the same.',
    ]);
    expect(said({ forms, register: { mobileNum: off } })).toEqual([]);
  });
});

describe('the label of a field', () => {
  const forms = someForms({ byName: { email: {}, captcha: {} }, byPhone: { email: {} } });
  const labels = (email: string | undefined) => ({
    forms: { 'label.captcha': 'Captcha', ...(email === undefined ? {} : { 'label.email': email }) },
  });
  const inEnglish = (email: string | undefined) =>
    said({ forms, strings: { en: labels(email) }, texts: { en: labels(email) } });

  it('is not blank', () => {
    const blank = 'FIELD_WITHOUT_LABEL strings/en.json#/forms/label.email: The label of email is blank in "en".';
    expect([inEnglish('E-mail'), inEnglish(''), inEnglish(' \t')]).toEqual([[], [blank], [blank]]);
  });

  it('is missed elsewhere where it does not exist', () => {
    expect(inEnglish(undefined)).toEqual([]);
    expect(said({ forms, strings: { en: {} }, texts: { en: {} } })).toEqual([]);
  });

  it('is judged in each language that the folder has words in', () => {
    const texts = { en: labels(''), ur: labels(''), fr: labels('') };
    expect(said({ forms, strings: { en: {}, fr: {} }, texts })).toEqual([
      'FIELD_WITHOUT_LABEL strings/en.json#/forms/label.email: The label of email is blank in "en".',
      'FIELD_WITHOUT_LABEL strings/fr.json#/forms/label.email: The label of email is blank in "fr".',
    ]);
  });

  it('may stand in another group than the forms’', () => {
    const uiSchema = {
      odd: { 'ui:options': { labelKey: 'merchant:own' } },
      none: { 'ui:options': { labelKey: 'bare' } },
    };
    const own = { own: { $id: 'own', schema: {}, uiSchema } };
    expect(
      said({ forms: own, strings: { en: {} }, texts: { en: { merchant: { own: '' }, bare: { x: '' } } } }),
    ).toEqual(['FIELD_WITHOUT_LABEL strings/en.json#/merchant/own: The label of merchant:own is blank in "en".']);
  });

  it('is what makes an input a field: an order, a text or an input without one is none', () => {
    const uiSchema = {
      'ui:order': ['a'],
      'ui:title': 'x',
      nothing: null,
      bare: {},
      odd: { 'ui:options': null },
      text: { 'ui:options': 'x' },
      list: { 'ui:options': {} },
    };
    const site = aSiteWith({ registration: ['own', 'missing'] });
    const own = { own: { $id: 'own', schema: {}, uiSchema } };
    expect(said({ site, forms: own, strings: { en: {} }, texts: { en: { x: { y: '' } } } })).toEqual([]);
  });
});
