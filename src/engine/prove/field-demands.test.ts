import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { SiteOptions } from '../site.fixture.ts';
import type { ProofSubject } from './claim.ts';
import { always, never } from './formulas.ts';
import { requiredFieldClaims } from './required-field-claims.ts';
import { allLabels, aSubject } from './subject.fixture.ts';

/** A site where one field has no label, so that every form that has the field makes a claim. */
function unlabelled(field: string, site: SiteOptions = {}): ProofSubject {
  const forms = Object.fromEntries(Object.entries(allLabels.forms).filter(([key]) => key !== `label.${field}`));
  return aSubject({ site, texts: { en: { forms } } });
}

const method = (id: string, form: string) => ({ id, order: 1, label: 'x:y', form });
const rulesOf = (field: string) => ['min', 'max', 'patternId', 'required'].map((name) => `rules.${field}.${name}`);
const because = 'its label has no words in "en"';
const must = (open: Condition, present: Condition, demanded: Condition) => ({
  not: { all: [open, { all: [present, demanded] }] },
});
const claimsOf = (subject: ProofSubject, form: string) =>
  requiredFieldClaims(subject).filter(({ about }) => about.startsWith(`${form}.`));

describe('requiredFieldClaims', () => {
  it('asks of a form with its own screen always, of a method’s form where such a method is offered', () => {
    expect(requiredFieldClaims(unlabelled('feedbackContent'))).toEqual([
      {
        about: 'feedback.feedbackContent',
        must: must(always, always, always),
        madeBy: rulesOf('feedbackContent'),
        because,
      },
    ]);
    const slots = {
      'login.method': [method('login.username', 'loginUsername'), method('login.mobile', 'loginMobile')],
      'recovery.method': [method('recovery.again', 'loginUsername')],
    };
    expect(claimsOf(unlabelled('loginPassword', { slots }), 'loginUsername')).toEqual([
      {
        about: 'loginUsername.loginPassword',
        must: must({ any: [{ all: [always] }, { all: [always] }] }, always, always),
        madeBy: [
          ...rulesOf('loginPassword'),
          'slots.login.method.login.username',
          'slots.recovery.method.recovery.again',
        ],
        because,
      },
    ]);
  });

  it('follows the rule of another field where the form says so', () => {
    const [claim] = claimsOf(unlabelled('newPassword'), 'changePassword');
    expect(claim?.madeBy).toEqual(rulesOf('password'));
  });

  it('demands a field of the form’s own never, where the form lets it go empty', () => {
    expect(claimsOf(unlabelled('captcha'), 'loginUsername')).toEqual([
      {
        about: 'loginUsername.captcha',
        must: must(never, always, never),
        madeBy: rulesOf('captcha'),
        because,
      },
    ]);
  });

  it('has a field by its flag or its rule, with the field that it needs, and demands it by either', () => {
    const rules = { mobileNum: { enabled: true }, verificationCode: { enabled: true } };
    const flag: Condition = { flag: 'REGMOBVERF3' };
    const [claim] = claimsOf(unlabelled('verificationCode', { rules }), 'registrationUsername');
    expect(claim).toEqual({
      about: 'registrationUsername.verificationCode',
      must: must(never, { all: [{ any: [flag, always] }, always] }, { any: [never, flag] }),
      madeBy: rulesOf('verificationCode'),
      because,
    });
  });

  it('has a field by its flag alone, where no rule may bring it', () => {
    const [claim] = claimsOf(unlabelled('password'), 'registrationMobile');
    expect(claim?.must).toEqual(must(never, { any: [{ flag: 'MOBILENUMPASSREG3' }, never] }, always));
  });

  it('looks at a field that only its rule leaves out or lets go empty as if that were switched on', () => {
    const after = (rule: { enabled: boolean; required: boolean }) =>
      claimsOf(unlabelled('email', { rules: { email: rule } }), 'registrationUsername').map((claim) => [
        claim.must,
        claim.after?.map(({ name, from, to }) => [name, from, to]),
      ]);
    const enabled = ['register.email.enabled', false, true];
    const required = ['register.email.required', false, true];
    const demanded = must(never, always, always);
    expect(after({ enabled: false, required: false })).toEqual([[demanded, [enabled, required]]]);
    expect(after({ enabled: true, required: false })).toEqual([[demanded, [required]]]);
    expect(after({ enabled: true, required: true })).toEqual([[demanded, undefined]]);
  });

  it('switches nothing on where the site has no rule of the field', () => {
    const subject = unlabelled('email');
    const [claim] = claimsOf({ ...subject, site: { ...subject.site, rules: {} } }, 'registrationUsername');
    expect(claim).toEqual({
      about: 'registrationUsername.email',
      must: must(never, never, never),
      madeBy: rulesOf('email'),
      because,
    });
  });
});
