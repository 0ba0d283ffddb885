import { useId, useMemo } from 'react';
import type { FormMessages } from '../contracts/form.ts';
import type { Named } from '../contracts/platform-answer.ts';
import { checkDescribed, type DescribedFault, type DescribedFields } from '../engine/forms/check-described.ts';
import { ChoiceField } from '../ui/index.ts';
import { FieldWidget } from './field-widget.tsx';
import { focusFirstError } from './focus-first-error.ts';
import type { FormField } from './form-fields.ts';
import { fieldId, FormSceneProvider } from './form-scene.tsx';
import { LongTextField } from './long-text-field.tsx';
import { merged } from './thin-form.tsx';
import { type FormFill, useFormFill } from './use-form-fill.ts';

/** The text in the language of the page, else in English, else in whatever there is. */
export function wordsIn(words: Named<'LocalWords'> | undefined, language: string): string | undefined {
  if (words === undefined) return undefined;
  return words[language] ?? words[language.split('-')[0] ?? ''] ?? words['en'] ?? Object.values(words)[0];
}

/** Fields that the platform described while the site ran, with what a player has entered. */
export interface DescribedForm {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly fill: FormFill;
  readonly messages: FormMessages;
  /** Shows every error, focuses the first, and says whether there is none. */
  validate(): boolean;
  /** Shows broken rules that the platform found, by field. */
  refuse(rules: Readonly<Record<string, unknown>>): void;
}

const keys: Readonly<Record<DescribedFault['rule'], string>> = {
  required: 'forms:error.required',
  minLength: 'forms:error.tooShort',
  maxLength: 'forms:error.tooLong',
  pattern: 'forms:error.format',
  enum: 'forms:error.required',
};

/** The form of described fields. What was entered stays when others take their place, under the names that both have. */
export function useDescribedForm(described: DescribedFields, language: string): DescribedForm {
  const id = useId();
  const fill = useFormFill({});
  const fields = useMemo(() => fieldsOf(described, language), [described, language]);
  const messageOf = ({ field, rule, limit }: DescribedFault) => {
    const { label, hint } = described.ui[field] ?? {};
    const name = wordsIn(label, language) ?? field;
    const asked = rule === 'pattern' ? wordsIn(hint, language) : undefined;
    if (asked !== undefined) return { key: 'forms:error.unlike', params: { asked } };
    return { key: keys[rule], params: { label: name, ...(limit === undefined ? {} : { limit }) } };
  };
  const messages = Object.fromEntries(
    checkDescribed(described, fill.values).map((fault) => [fault.field, [messageOf(fault)]]),
  );
  return {
    ...{ id, fields, fill, messages },
    validate() {
      fill.markSubmitted();
      return focusFirstError(fields, messages, id) === undefined;
    },
    refuse: (rules) =>
      fill.setServerMessages(
        Object.fromEntries(Object.keys(rules).map((field) => [field, [messageOf({ field, rule: 'pattern' })]])),
      ),
  };
}

/** Draws described fields with the widgets of every other form; the form around them is the caller's. */
export function DescribedFieldList({ form }: { readonly form: DescribedForm }) {
  const { id, fields, fill } = form;
  const all = merged(form.messages, fill.serverMessages);
  const scene = {
    ...{ idPrefix: id, values: fill.values, setValue: fill.setValue, isShown: fill.isShown, isBusy: false },
    ...{ ChoiceControl: ChoiceField, LongTextControl: LongTextField },
  };
  return (
    <FormSceneProvider value={scene}>
      {fields.map((field) => (
        <FieldWidget
          key={field.name}
          field={field}
          id={fieldId(id, field.name)}
          value={fill.values[field.name]}
          messages={all[field.name] ?? []}
          onChange={(value) => fill.setValue(field.name, value)}
          onBlur={() => fill.leave(field.name)}
        />
      ))}
    </FormSceneProvider>
  );
}

function fieldsOf({ schema, ui }: DescribedFields, language: string): readonly FormField[] {
  return Object.entries(schema.properties).map(([name, rule]): FormField => {
    const { label, hint, widget = 'text', choices = {}, autocomplete } = ui[name] ?? {};
    const hintText = wordsIn(hint, language);
    const isChoice = widget === 'choice' && rule.enum !== undefined;
    const words = Object.entries(choices).map(([value, text]) => [value, wordsIn(text, language) ?? value]);
    return {
      name,
      widget: isChoice ? 'questionType' : widget === 'email' || widget === 'textarea' ? widget : 'text',
      required: schema.required?.includes(name) === true,
      choices: rule.enum ?? [],
      minLength: rule.minLength ?? 0,
      options: {
        ...{ field: name, name, labelKey: '', trim: true },
        words: {
          label: wordsIn(label, language) ?? name,
          choices: {
            ...Object.fromEntries((rule.enum ?? []).map((value) => [value, value])),
            ...Object.fromEntries(words),
          },
          ...(hintText === undefined ? {} : { hint: hintText }),
        },
        direction: widget === 'digits' || widget === 'email' ? 'ltr' : 'auto',
        ...(widget === 'digits' ? { inputMode: 'numeric' } : {}),
        ...(rule.maxLength === undefined ? {} : { maxLength: rule.maxLength }),
        ...(autocomplete === undefined ? {} : { autocomplete }),
      },
    };
  });
}
