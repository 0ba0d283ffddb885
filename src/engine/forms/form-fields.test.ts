import { describe, expect, it } from 'vitest';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { catalogueEntry, fieldsOf } from './form-fields.ts';
import type { FormId } from './form-table.ts';

/** The fields of a form in order; those that are required carry a star. */
function names(formId: FormId, options: SiteOptions = {}): readonly string[] {
  const site = aSitePart(options);
  return fieldsOf(formId, { rules: site.rules, site }).map(
    ({ spec, required }) => `${spec.field}${required ? '*' : ''}`,
  );
}

const on = { enabled: true };

describe('fieldsOf', () => {
  it.each<readonly [FormId, readonly string[]]>([
    ['registrationUsername', ['username*', 'password*', 'confirmPassword*', 'captcha*', 'terms*']],
    ['registrationMobile', ['mobileNum*', 'verificationCode*', 'captcha*', 'terms*']],
    ['registrationSocial', ['terms*']],
    ['loginUsername', ['loginUsername*', 'loginPassword*', 'captcha']],
    ['loginMobile', ['loginMobileNum*', 'verificationCode*', 'captcha']],
    ['recoveryEmail', ['loginUsername*', 'recoveryEmail*']],
    ['recoveryPhone', ['loginMobileNum*', 'verificationCode*', 'newPassword*']],
    ['changePassword', ['oldPassword', 'newPassword*', 'confirmNewPassword*']],
    ['fundsPassword', ['accountPassword', 'oldPaymentPassword', 'paymentPassword*', 'confirmPaymentPassword*']],
    ['feedback', ['feedbackType*', 'feedbackContent*', 'feedbackCaptcha*']],
  ])('of %s are by the rules of the engine %j', (formId, fields) => {
    expect(names(formId)).toEqual(fields);
  });

  it('have the SMS code only beside the number that it is sent to', () => {
    const flags = { REGMOBVERF3: true };
    expect(names('registrationUsername', { flags })).not.toContain('verificationCode*');
    expect(names('registrationUsername', { flags, rules: { mobileNum: on } })).toContain('verificationCode*');
    expect(names('registrationUsername', { rules: { mobileNum: on } })).not.toContain('verificationCode');
  });

  it('have a code that nothing demands where the rules bring it, required by the rules alone', () => {
    const flags = { MOBILENUMPASSREG3: true };
    const rest = ['password*', 'confirmPassword*', 'captcha*', 'terms*'];
    const asked = (rule: object) => names('registrationMobile', { flags, rules: { verificationCode: rule } });
    expect(asked(on)).toEqual(['mobileNum*', 'verificationCode', ...rest]);
    expect(asked({ ...on, required: true })).toEqual(['mobileNum*', 'verificationCode*', ...rest]);
    expect(asked({})).toEqual(['mobileNum*', ...rest]);
  });

  it('stand by their orders, right after the field that they belong to, between the first one and the last ones', () => {
    const rules = { mobileNum: { ...on, order: 90 }, email: { ...on, order: 5 }, nickname: { ...on, order: 91 } };
    expect(names('registrationUsername', { flags: { REGMOBVERF3: true }, rules })).toEqual([
      ...['username*', 'email', 'password*', 'confirmPassword*', 'mobileNum', 'verificationCode*', 'nickname'],
      ...['captcha*', 'terms*'],
    ]);
    const own = { ...rules, verificationCode: { order: 200 } };
    expect(names('registrationUsername', { flags: { REGMOBVERF3: true }, rules: own })).toEqual([
      ...['username*', 'email', 'password*', 'confirmPassword*', 'mobileNum', 'nickname', 'verificationCode*'],
      ...['captcha*', 'terms*'],
    ]);
  });

  it('stand by their orders on the mobile form too, and in the order of the product where no rule gives one', () => {
    const flags = { MOBILENUMPASSREG3: true };
    expect(names('registrationMobile', { flags, rules: { email: { ...on, order: 5 } } })).toEqual([
      ...['mobileNum*', 'email', 'password*', 'confirmPassword*', 'captcha*', 'terms*'],
    ]);
    const rules = { email: { ...on, required: false }, affiliateCode: { ...on, required: false, order: 0 } };
    const bare = { ...rules, password: { ...on, required: true }, captcha: { ...on, required: true } };
    const fields = fieldsOf('registrationUsername', { rules: bare, site: aSitePart() });
    expect(fields.map(({ spec }) => spec.field)).toEqual([
      ...['username', 'affiliateCode', 'password', 'confirmPassword', 'email', 'captcha', 'terms'],
    ]);
  });

  it('keep the order of the product in every other form', () => {
    const rules = { loginPassword: { order: 1 }, birthday: { ...on, order: 5000 }, terms: { order: 1 } };
    expect(names('loginUsername', { rules })).toEqual(['loginUsername*', 'loginPassword*', 'captcha']);
    expect(names('registrationSocial', { rules })).toEqual(['birthday', 'terms*']);
  });

  it('follow the rule of the catalogue where the site says none', () => {
    const fields = fieldsOf('loginUsername', { rules: {}, site: aSitePart() });
    expect(fields.map(({ rule }) => rule)).toEqual(fields.map(({ entry }) => entry.rule));
  });

  it('of a further password follow the rule of the first one', () => {
    const site = aSitePart({ rules: { password: { min: 12 }, loginPassword: { min: 5 } } });
    const fields = fieldsOf('changePassword', { rules: site.rules, site });
    expect(fields.map(({ spec, rule }) => [spec.field, rule.min])).toEqual([
      ['oldPassword', 5],
      ['newPassword', 12],
      ['confirmNewPassword', undefined],
    ]);
  });
});

it('names the field that a form has and the catalogue lacks', () => {
  expect(() => catalogueEntry('shoeSize')).toThrow('The field catalogue lacks shoeSize, which a form names.');
});
