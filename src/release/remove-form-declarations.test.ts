import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../contracts/release.ts';
import { removeFormDeclarations } from './remove-form-declarations.ts';

const name = { type: 'string', minLength: 4, maxLength: 12 };
const nameLook = { 'ui:widget': 'text', 'ui:options': { maxLength: 12, trim: true } };
const code = { type: 'string' };
const form: FormDefinition = {
  $id: 'form_login_old',
  schema: { $id: 'form_login_old', type: 'object', required: ['name', 'code'], properties: { name, code } },
  uiSchema: { name: nameLook, 'ui:order': ['name', 'code'] },
};
const bare: FormDefinition = {
  $id: 'form_bare_old',
  schema: { $id: 'form_bare_old', properties: { code } },
  uiSchema: {},
};
const forms = { login: form, bare };

/** The changed form without its ids, which are one and the same. */
function left(formId: 'login' | 'bare', ...names: readonly string[]) {
  const all = removeFormDeclarations(forms, names);
  const { $id = '', schema = {}, uiSchema = {} } = all[formId] ?? {};
  const { $id: ofSchema, ...rest } = schema;
  expect([ofSchema, $id]).toEqual([$id, expect.stringMatching(new RegExp(`^form_${formId}_[0-9a-f]{12}$`))]);
  return { ...rest, look: uiSchema };
}
const look = form.uiSchema;
const schema = { type: 'object', required: ['name', 'code'], properties: { name, code } };

describe('removeFormDeclarations', () => {
  it('leaves forms as they are when nothing is taken away', () => {
    expect(removeFormDeclarations(forms, [])).toEqual(forms);
  });

  it('takes a field away from schema, look and order', () => {
    const rest = { ...schema, required: ['code'], properties: { code } };
    expect(left('login', 'login.name')).toEqual({ ...rest, look: { 'ui:order': ['code'] } });
    expect(left('bare', 'bare.code')).toEqual({ required: [], properties: {}, look: { 'ui:order': [] } });
  });

  it('takes a rule away wherever it stands', () => {
    const { maxLength: _, ...rule } = name;
    expect(left('login', 'login.name#maxLength')).toEqual({
      ...{ ...schema, properties: { name: rule, code } },
      look: { ...look, name: { ...nameLook, 'ui:options': { trim: true } } },
    });
  });

  it('takes a widget, an option and the mark of a required field away', () => {
    const { 'ui:widget': _, ...plain } = nameLook;
    expect(left('login', 'login.name#ui:widget')).toEqual({ ...schema, look: { ...look, name: plain } });
    const untrimmed = { ...nameLook, 'ui:options': { maxLength: 12 } };
    expect(left('login', 'login.name#trim')).toEqual({ ...schema, look: { ...look, name: untrimmed } });
    expect(left('login', 'login.code#required')).toEqual({
      ...{ ...schema, required: ['name'] },
      look: { ...look, code: { 'ui:options': {} } },
    });
    expect(left('bare', 'bare.code#type')).toEqual({
      ...{ required: [], properties: { code: {} } },
      look: { code: { 'ui:options': {} } },
    });
  });

  it('takes several away, and touches no other form', () => {
    expect(left('login', 'login.name', 'login.code')).toEqual({
      ...{ type: 'object', required: [], properties: {} },
      look: { 'ui:order': [] },
    });
    expect(removeFormDeclarations(forms, ['login.name'])['bare']).toBe(bare);
  });

  it('gives a form the same id for the same content', () => {
    const ids = [['login.name'], ['login.name'], ['login.code']].map(
      (names) => removeFormDeclarations(forms, names)['login']?.$id,
    );
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  });

  it.each([
    ['nothing.name'],
    ['login.nobody'],
    ['login.toString'],
    ['login.name#pattern'],
    ['login.name#toString'],
    ['bare.code#required'],
    ['login'],
    ['login.name#'],
    ['the login.name'],
    ['login.name.first'],
  ])('refuses %s, which stands for nothing', (stray) => {
    expect(() => removeFormDeclarations(forms, ['login.name#trim', stray])).toThrow(
      new Error(`No form declares "${stray}", so there is nothing to take away.`),
    );
  });
});
