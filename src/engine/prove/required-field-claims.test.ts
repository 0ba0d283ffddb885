import { describe, expect, it } from 'vitest';
import { fieldFaults, requiredFieldClaims } from './required-field-claims.ts';
import { prove } from './prove.ts';
import { allLabels, aSubject } from './subject.fixture.ts';

const method = { id: 'registration.username', order: 1, label: 'x:y', form: 'registrationUsername' };
const openRegistration = (rules: Record<string, object>) => ({ rules, slots: { 'registration.method': [method] } });
const findings = (subject: Parameters<typeof prove>[0]) => prove(subject).findings;

describe('fieldFaults', () => {
  const plain = aSubject();
  const rule = { enabled: true, required: true };

  it.each<[string, Parameters<typeof fieldFaults>[2], string]>([
    ['email', { ...rule, min: 9, max: 3 }, 'no value has 9 to 3 characters'],
    ['birthday', { ...rule, max: 8 }, 'no value has 0 to 8 characters, because a date has 10'],
    ['email', { ...rule, max: 0 }, 'no value has 0 to 0 characters'],
  ])('says that nothing meets the rule of %s', (field, own, fault) => {
    const widget = field === 'birthday' ? 'date' : 'email';
    expect(fieldFaults({ field }, { widget }, own, plain)).toEqual([fault]);
  });

  it('says that a pattern takes no value of the allowed lengths', () => {
    const subject = { ...plain, patterns: { pin: '^[0-9]{4}$' }, canMatch: () => 'no' as const };
    const faults = fieldFaults({ field: 'email' }, { widget: 'text' }, { ...rule, min: 6, patternId: 'pin' }, subject);
    expect(faults).toEqual(['no value of at least 6 characters matches the pattern pin']);
  });

  it('asks of a pattern for a value between the bounds of the rule, of a date for one as its widget writes it', () => {
    const asked: unknown[] = [];
    const subject = {
      ...plain,
      canMatch: (pattern: string, bounds: object) => {
        asked.push([pattern, bounds]);
        return 'yes' as const;
      },
    };
    const patternId = 'digits';
    for (const widget of ['text', 'date'] as const) {
      fieldFaults({ field: 'email' }, { widget }, { ...rule, patternId }, subject);
      fieldFaults({ field: 'email' }, { widget }, { ...rule, patternId, min: 4, max: 12 }, subject);
    }
    expect(asked).toEqual([
      ['^[0-9]+$', { min: 1, max: Infinity }],
      ['^[0-9]+$', { min: 4, max: 12 }],
      ['^[0-9]+$', { min: 10, max: 10 }],
      ['^[0-9]+$', { min: 10, max: 10 }],
    ]);
  });

  it('asks of no pattern where the rule names none, and takes bounds that meet', () => {
    const subject = { ...plain, canMatch: () => 'no' as const };
    expect(fieldFaults({ field: 'email' }, { widget: 'text' }, { ...rule, min: 6, max: 6 }, subject)).toEqual([]);
  });

  it('measures nothing that is no text of its own: a repetition, a consent, a choice', () => {
    const own = { ...rule, min: 9, max: 3 };
    expect(fieldFaults({ field: 'email', repeats: 'password' }, { widget: 'password' }, own, plain)).toEqual([]);
    for (const widget of ['terms', 'questionType'] as const) {
      expect(fieldFaults({ field: 'email' }, { widget }, own, plain)).toEqual([]);
    }
  });

  it('says that it cannot decide whether a pattern takes a value', () => {
    const subject = { ...plain, patterns: { pin: '^(?<=x)y$' }, canMatch: () => 'unknown' as const };
    const own = { ...rule, max: 6, patternId: 'pin' };
    expect(fieldFaults({ field: 'email' }, { widget: 'text' }, own, subject)).toEqual([
      'it cannot be decided whether a value of 0 to 6 characters matches the pattern pin',
    ]);
  });

  it('says that nothing draws a widget, and which language has no label', () => {
    const subject = { ...plain, texts: { en: allLabels, ur: {} } };
    const faults = fieldFaults({ field: 'email' }, { widget: 'slider' as 'text' }, rule, subject);
    expect(faults).toEqual(['nothing draws the widget slider', 'its label has no words in "ur"']);
  });
});

describe('requiredFieldClaims', () => {
  it('has nothing to claim where every field is sound', () => {
    expect(requiredFieldClaims(aSubject())).toEqual([]);
  });

  it('finds a rule that cannot be met, as the site stands', () => {
    const [found] = findings(
      aSubject({ site: openRegistration({ email: { enabled: true, required: true, min: 9, max: 3 } }) }),
    );
    expect(found).toMatchObject({ about: 'registrationUsername.email', changes: [] });
  });

  it('finds one that a live change of the rule would bring to light', () => {
    const [found] = findings(aSubject({ site: openRegistration({ email: { enabled: false, min: 9, max: 3 } }) }));
    expect(found?.changes).toEqual([
      { name: 'register.email.enabled', from: false, to: true },
      { name: 'register.email.required', from: false, to: true },
    ]);
  });

  it('says nothing about a form that no method offers', () => {
    expect(
      findings(aSubject({ site: { rules: { email: { enabled: true, required: true, min: 9, max: 3 } } } })),
    ).toEqual([]);
  });
});
