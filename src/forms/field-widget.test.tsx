import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FieldControlProps, FieldWidget } from './field-widget.tsx';
import type { FormField } from './form-fields.ts';
import { FormSceneProvider } from './form-scene.tsx';
import { aRuntime, FormStage } from './form-runtime.fixture.tsx';

afterEach(cleanup);

type Shape = Pick<FormField, 'widget'> & Partial<FormField['options']>;

function Answer({ label, value, onChange }: FieldControlProps) {
  return <input aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
}

const scene = {
  ...{ idPrefix: 'f', values: {}, setValue: () => {}, isShown: () => true, isBusy: false },
  CaptchaControl: Answer,
};

function aField({ widget, ...options }: Shape): FormField {
  const base = {
    field: 'own',
    name: 'own',
    labelKey: 'own',
    words: { label: 'Field' },
    direction: 'auto',
    trim: true,
  } as const;
  return { name: 'own', widget, required: true, choices: [], minLength: 0, options: { ...base, ...options } };
}

function Stage({ field }: { readonly field: FormField }) {
  const [value, setValue] = useState<string | boolean>();
  return (
    <FormSceneProvider value={scene}>
      <FieldWidget {...{ field, value }} messages={[]} id="own" onChange={setValue} onBlur={() => {}} />
    </FormSceneProvider>
  );
}

function show(shape: Shape): HTMLElement {
  render(
    <FormStage runtime={aRuntime()}>
      <Stage field={aField(shape)} />
    </FormStage>,
  );
  return screen.getByLabelText('Field');
}

async function typed(shape: Shape, text: string): Promise<unknown> {
  const input = show(shape);
  await userEvent.setup().click(input);
  await userEvent.setup().paste(text);
  return input instanceof HTMLInputElement ? input.value : undefined;
}

const number = { widget: 'text', direction: 'ltr', inputMode: 'tel' } as const;

describe('FieldWidget', () => {
  it.each([
    ['an identifier', { widget: 'text', direction: 'ltr' }, '۴۲۱۰۱-۱۲۳۴۵۶۷-۱', '42101-1234567-1'],
    ['a password of digits', { widget: 'password', direction: 'ltr', inputMode: 'numeric' }, '۴۸۲۹۱۳', '482913'],
    ['a captcha', { widget: 'captcha', direction: 'ltr', inputMode: 'numeric' }, '۸۱۶۸', '8168'],
    ['an address', { widget: 'email', direction: 'ltr' }, 'ali٩٢@mail.example', 'ali92@mail.example'],
    ['a name, as it is', { widget: 'text' }, 'علی ۹۲', 'علی ۹۲'],
    ['a password, as it is', { widget: 'password', direction: 'ltr' }, 'گلاب ۱۲', 'گلاب ۱۲'],
  ] satisfies readonly (readonly [string, Shape, string, string])[])(
    'takes the digits of an Urdu keyboard in %s',
    async (_, shape, text, kept) => {
      expect(await typed(shape, text)).toBe(kept);
    },
  );

  it.each(['+92 300 1234567', '+92 (300) 123-4567', '\u202a+92 300 1234567\u202c'])(
    'keeps %s as the number that it is',
    async (text) => {
      expect(await typed(number, text)).toBe('+923001234567');
    },
  );
});
