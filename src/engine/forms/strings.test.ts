import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import { questionTypes } from './form-table.ts';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./strings/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;

describe('the texts of forms', () => {
  const en = read('en');
  const ur = read('ur');

  it('exist in both languages with the same placeholders', () => {
    expect(Object.keys(ur)).toEqual(Object.keys(en));
    const marks = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).sort();
    expect(Object.keys(en).filter((key) => marks(en[key]).join() !== marks(ur[key]).join())).toEqual([]);
  });

  it('cover every field, its own errors and every question type', () => {
    const needed = [
      ...Object.keys(fieldsCatalogue.fields).map((field) => `label.${field}`),
      ...Object.values(fieldsCatalogue.fields).flatMap(({ errors }) =>
        Object.values(errors ?? {}).map((key) => `error.${key}`),
      ),
      ...Object.values(questionTypes).map((value) => `choice.type.${value}`),
    ];
    expect(needed.filter((key) => en[key] === undefined)).toEqual([]);
  });

  it('say the specification’s sentences word for word', () => {
    expect(Object.values(en)).toEqual(
      expect.arrayContaining([
        'Confirmation password not matched',
        'confirmation password does not match',
        'please enter password',
        'Account format incorrect',
        'Please enter a valid mobile number',
        'Please enter the correct date of birth',
        'Please confirm you are {{age}} years old',
        'Enter a captcha',
        'Invalid invitation code',
      ]),
    );
  });
});
