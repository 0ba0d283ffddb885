import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contracts/release.ts';
import { createCompileCache } from './compile-cache.ts';
import { emitValidators } from './emit-validators.ts';

const aForm = ($id: string, properties: Record<string, unknown>, required: string[] = []): FormDefinition => ({
  $id,
  schema: { $id, type: 'object', properties, required },
  uiSchema: {},
});

async function load(code: Uint8Array): Promise<Record<string, (data: unknown) => boolean>> {
  const module: { default: Record<string, (data: unknown) => boolean> } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.default;
}

const forms = {
  loginUsername: aForm('form_loginUsername_a', { username: { type: 'string', minLength: 4 } }, ['username']),
  changePassword: aForm('form_changePassword_b', {
    password: { type: 'string', pattern: '^[a-z]+$' },
    birthday: { type: 'string', format: 'date' },
    confirm: { const: { $data: '1/password' } },
  }),
};

describe('emitValidators', () => {
  it('gives a module that validates every form by its id', async () => {
    const validators = await load((await emitValidators(forms, createCompileCache())).bytes);
    expect(validators['form_loginUsername_a']?.({ username: 'mira' })).toBe(true);
    expect(validators['form_loginUsername_a']?.({ username: 'mi' })).toBe(false);
    expect(validators['form_changePassword_b']?.({ password: 'abc', confirm: 'abc', birthday: '2001-02-03' })).toBe(
      true,
    );
    expect(validators['form_changePassword_b']?.({ password: 'abc', confirm: 'abd' })).toBe(false);
    expect(validators['form_changePassword_b']?.({ birthday: '2001-02-31' })).toBe(false);
  });

  it('tries no pattern on a text that is too long for its field', async () => {
    const pattern = String.raw`^(?:\d{1,10}-?){1,10}$`;
    const form = aForm('form_bounded_c', {
      bounded: { type: 'string', maxLength: 20, pattern },
      open: { type: 'string', pattern },
    });
    const validate = (await load((await emitValidators({ bounded: form }, createCompileCache())).bytes))[
      'form_bounded_c'
    ];
    expect(validate?.({ bounded: `${'1'.repeat(60)}!` })).toBe(false);
    expect(validate?.({ open: `${'1'.repeat(300)}!` })).toBe(false);
    expect(validate?.({ bounded: '12-34', open: '12-34' })).toBe(true);
    expect(validate?.({ bounded: 'x' })).toBe(false);
  });

  it('needs no module loader and builds no code at run time', async () => {
    const { bytes, ...part } = await emitValidators(forms, createCompileCache());
    expect(part).toMatchObject({ kind: 'javascript', mediaType: 'text/javascript; charset=utf-8', private: false });
    const code = Buffer.from(bytes).toString();
    expect(code.split('\n').length).toBeLessThan(5);
    const found = code.match(/\brequire\(|\bimport\b|\beval\(|new Function/g);
    expect(found).toBeNull();
  });

  it('keeps its hash when the forms are the same', async () => {
    expect((await emitValidators(forms, createCompileCache())).hash).toBe(
      (await emitValidators({ ...forms }, createCompileCache())).hash,
    );
  });
});
