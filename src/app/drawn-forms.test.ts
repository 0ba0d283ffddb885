import { expect, it, vi } from 'vitest';
import type { FormState } from '../client/release/release-types.ts';
import type { FormsPart } from '../contracts/release.ts';
import { createDrawnForms } from './drawn-forms.ts';

const form = { $id: 'login-1', schema: { required: ['username', 'password'] } } as unknown as FormsPart[string];
const open = { $id: 'open-1', schema: {} } as unknown as FormsPart[string];

/** What the validator of a ready form finds in any values. */
function findings(state: FormState, values: object): unknown {
  const check: unknown = state.status === 'ready' && Object.values(state.validator)[0];
  return typeof check === 'function' && [check(values), Reflect.get(check, 'errors')];
}

it('gives a form that is on its way once the forms of the release were read, with a validator that finds what is missing', async () => {
  const read = vi.fn(async () => ({ login: form, open }));
  const forms = createDrawnForms(read);
  expect(forms.peek('login')).toEqual({ status: 'loading' });
  expect([forms.areOpen(), forms.areWanted(), forms.drawn()]).toEqual([true, true, {}]);
  await forms.settle();
  const validator = { 'login-1': expect.any(Function) };
  expect(forms.peek('login')).toEqual({ status: 'ready', definition: form, validator });
  const missing = { keyword: 'required', instancePath: '', params: { missingProperty: 'password' } };
  expect(findings(forms.peek('login'), { username: 'marlow' })).toEqual([false, [missing]]);
  expect(findings(forms.peek('login'), { username: 'marlow', password: 'walnut734' })).toEqual([true, []]);
  expect(findings(forms.peek('open'), {})).toEqual([true, []]);
  await forms.settle();
  expect(read).toHaveBeenCalledTimes(1);
  expect([forms.areOpen(), forms.drawn()]).toEqual([false, { login: form, open }]);
});

it('reads nothing for a page without a form', async () => {
  const read = vi.fn(async () => ({ login: form }));
  const forms = createDrawnForms(read);
  await forms.settle();
  expect([forms.areOpen(), forms.areWanted(), forms.drawn()]).toEqual([false, false, {}]);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  ['that cannot be read', async () => Promise.reject(new Error('The store is closed.'))],
  ['that the release does not have', async () => ({})],
  ['that nobody reads', undefined],
])('leaves a form %s to the browser', async (_, read) => {
  const forms = createDrawnForms(read);
  forms.peek('login');
  await forms.settle();
  expect(forms.peek('login')).toEqual({ status: 'loading' });
  expect([forms.areOpen(), forms.areWanted(), forms.drawn()]).toEqual([false, true, {}]);
});
