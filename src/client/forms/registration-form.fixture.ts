import type { FormDefinition } from '../../contracts/release.ts';

/** A registration form as the release compiler emits it, cut down to one field of each kind that RJSF treats apart. */
export const registrationFixture: FormDefinition = {
  $id: 'form_registrationUsername_0123456789ab',
  schema: {
    $id: 'form_registrationUsername_0123456789ab',
    type: 'object',
    required: ['username', 'password', 'confirmPassword', 'terms'],
    properties: {
      username: { type: 'string', minLength: 4, maxLength: 16, pattern: '^[A-Za-z0-9]*$' },
      password: { type: 'string', minLength: 6, maxLength: 20 },
      confirmPassword: { type: 'string', const: { $data: '1/password' } },
      nickname: { type: 'string', minLength: 4 },
      terms: { type: 'boolean', const: true },
    },
  },
  uiSchema: {
    'ui:order': ['username', 'password', 'confirmPassword', 'nickname', 'terms'],
    username: { 'ui:widget': 'text', 'ui:options': { name: 'username', labelKey: 'forms:label.username' } },
    password: { 'ui:widget': 'password', 'ui:options': { name: 'password', labelKey: 'forms:label.password' } },
    confirmPassword: {
      'ui:widget': 'password',
      'ui:options': { name: 'confimpsw', labelKey: 'forms:label.confirmPassword' },
    },
    nickname: { 'ui:widget': 'text', 'ui:options': { name: 'nickname', labelKey: 'forms:label.nickname' } },
    terms: { 'ui:widget': 'terms', 'ui:options': { name: 'terms', labelKey: 'forms:label.terms' } },
  },
};
