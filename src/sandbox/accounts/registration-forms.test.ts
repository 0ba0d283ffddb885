import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contracts/release.ts';
import { aSitePart, type SiteOptions } from '../../engine/site.fixture.ts';
import { registersAt } from './registration-forms.ts';

const form: FormDefinition = { $id: 'form', schema: {}, uiSchema: {} };
const method = (id: string, name: string) => ({ id, order: 1, label: 'x:y', form: name });
const google = { id: 'login.googleRegistration', order: 1, block: 'login.google' };

const registers = (slots: SiteOptions['slots']) =>
  registersAt(
    { site: aSitePart({ slots: slots ?? {} }), forms: { registrationUsername: form }, release: 'r', rules: {} },
    'google',
  );

describe('registersAt', () => {
  const byName = method('login.username', 'loginUsername');

  it.each<[string, SiteOptions['slots'], boolean]>([
    ['a registration form is open', { 'registration.method': [method('r.username', 'registrationUsername')] }, true],
    ['the site lets in by providers alone', { 'registration.option': [google] }, true],
    ['its button is not at registration', { 'login.option': [google] }, false],
    [
      'the site has a login form and registration is closed',
      { 'login.method': [byName], 'registration.option': [google] },
      false,
    ],
  ])('when %s: %j', (_, slots, expected) => {
    expect(registers(slots)).toBe(expected);
  });
});
