import { someSettings } from '../engine/site.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FormDefinition } from '../contracts/release.ts';
import { buildForms, type FormInputs } from '../engine/index.ts';
import type { ValidatorFunctions } from '../client/release/release-types.ts';
import type { Runtime } from '../client/runtime-types.ts';
import { compileForm } from './compile-form.fixture.ts';
import { type FormValues, readFields } from './form-fields.ts';
import { aRuntime, FormStage } from './form-runtime.fixture.tsx';
import { SchemaForm } from './schema-form.tsx';
import { useFormFill } from './use-form-fill.ts';

const inputs: FormInputs = {
  rules: {
    username: { enabled: true, required: true, min: 4, max: 16, patternId: 'lettersDigits', order: 10 },
    password: { enabled: true, required: true, min: 6, max: 20, patternId: 'password', order: 20 },
    nickname: { enabled: true, required: false, min: 4, max: 20, order: 30 },
    birthday: { enabled: true, required: false, patternId: 'date', order: 40 },
  },
  site: {
    flags: { USERNAMEREG3: true },
    promotions: {},
    template: {},
    resources: [],
    settings: someSettings({ 'ages.birthday': 21, 'registration.captcha': false }),
  },
};

let definition: FormDefinition;
let validator: ValidatorFunctions;

beforeAll(async () => {
  const form = buildForms(inputs, () => '0123456789ab0123')['registrationUsername'];
  if (!form) throw new Error('The form table has no registration.');
  definition = form;
  validator = await compileForm(form);
});

Element.prototype.scrollIntoView = () => {};
afterEach(cleanup);

function Stage({ values = {}, onSend }: { values?: FormValues; onSend(values: FormValues): void }) {
  const form = useMemo(() => ({ definition, validator }), []);
  const fields = useMemo(() => readFields(definition), []);
  const fill = useFormFill(values);
  return (
    <SchemaForm
      id="reg"
      form={form}
      fields={fields}
      fill={fill}
      scene={{ isBusy: false }}
      facts={{ today: '2024-05-01' }}
      onLeave={() => {}}
      onSubmit={() => onSend(fill.values)}
      foot={{ submit: <button type="submit">send</button> }}
    />
  );
}

function show(runtime: Runtime = aRuntime(), values: FormValues = {}) {
  const sent: FormValues[] = [];
  render(
    <FormStage runtime={runtime}>
      <Stage values={values} onSend={(typed) => sent.push(typed)} />
    </FormStage>,
  );
  return { sent, user: userEvent.setup(), runtime };
}

const good: FormValues = { username: 'marlow92', password: 'secret1', confirmPassword: 'secret1', terms: true };

describe('SchemaForm', () => {
  it('validates with the precompiled functions alone and sends what was typed', async () => {
    const { user, sent } = show();
    await user.type(screen.getByLabelText('Username'), 'marlow92');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByText('send'));
    expect(sent).toEqual([good]);
  });

  it('leaves the consent box unticked although its schema is a constant', () => {
    show();
    expect(screen.getByRole('checkbox')).not.toHaveProperty('checked', true);
  });

  it('names the confirmation input confimpsw (A-104)', () => {
    show();
    expect(screen.getByLabelText('Confirm password').getAttribute('name')).toBe('confimpsw');
  });

  it('joins two errors of one field by a comma (A-105)', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Username'), 'a!');
    await user.tab();
    expect(
      await screen.findByText('At least 4 characters, Account format incorrect: 4 to 16 English letters and digits'),
    ).toBeTruthy();
  });

  it('parts them as the language of the page does', async () => {
    const { user, runtime } = show();
    await act(() => runtime.translation.choose('ur'));
    await user.type(screen.getByLabelText('صارف نام'), 'a!');
    await user.tab();
    expect(await screen.findByText(/^کم از کم 4 حروف، اکاؤنٹ کا فارمیٹ درست نہیں/)).toBeTruthy();
  });

  it('focuses the upper of two bad fields, whatever order the validator finds them in (A-106)', async () => {
    const { user, sent } = show(aRuntime(), { ...good, username: 'a!', terms: undefined });
    await user.click(screen.getByText('send'));
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(sent).toEqual([]);
  });

  it('checks the confirmation again when the password changes, once it was left (A-288, A-289)', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1');
    await user.tab();
    expect(screen.queryByText('Confirmation password not matched')).toBeNull();
    await user.type(screen.getByLabelText('Password'), '2');
    expect(await screen.findByText('Confirmation password not matched')).toBeTruthy();
  });

  it('says nothing about fields that were not left yet', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Username'), 'marlow92');
    await user.tab();
    expect(screen.queryByText('Please enter your password')).toBeNull();
  });

  it('lets an emptied optional field pass (A-286)', async () => {
    const { user, sent } = show(aRuntime(), { ...good, nickname: 'ab' });
    await user.clear(screen.getByLabelText('Nickname'));
    await user.click(screen.getByText('send'));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['one day short of the age', '2003-05-02', 'Please confirm you are 21 years old'],
    ['a future date', '2025-01-01', 'Please enter the correct date of birth'],
  ])('refuses %s (A-291)', async (_kind, birthday, text) => {
    const { user, sent } = show(aRuntime(), { ...good, birthday });
    await user.click(screen.getByText('send'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('accepts the birthday itself', async () => {
    const { user, sent } = show(aRuntime(), { ...good, birthday: '2003-05-01' });
    await user.click(screen.getByText('send'));
    expect(sent).toHaveLength(1);
  });

  it('turns labels and standing errors into the other language without touching the form', async () => {
    const { user, runtime } = show();
    await user.type(screen.getByLabelText('Username'), 'a!');
    await user.tab();
    await act(() => runtime.translation.choose('ur'));
    expect(screen.queryByText(/At least 4/)).toBeNull();
    expect(document.querySelector<HTMLInputElement>('#reg_username')?.value).toBe('a!');
    expect(document.body.textContent).toMatch(/[؀-ۿ]/);
  });
});
