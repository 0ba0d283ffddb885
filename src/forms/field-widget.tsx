import type { FormMessage } from '../contracts/form.ts';
import { PasswordField, Skeleton, TextField } from '../ui/index.ts';
import { useText } from '../client/hooks.ts';
import type { FormField } from './form-fields.ts';
import { useFormScene } from './form-scene.tsx';
import { useMessageText } from './use-message-text.ts';
import { westernDigits } from '../engine/forms/western-digits.ts';

export interface FieldWidgetProps {
  readonly field: FormField;
  readonly id: string;
  readonly value: string | boolean | undefined;
  readonly messages: readonly FormMessage[];
  /** `undefined` for an emptied field, so that an optional one passes (row A-286). */
  onChange(value: string | boolean | undefined): void;
  onBlur(): void;
}

/** Props that the widgets of single fields share. */
export interface FieldControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly error: string;
  readonly value: string;
  readonly required: boolean;
  readonly autoComplete?: string;
  readonly valid: boolean;
  onChange(value: string): void;
  onBlur(): void;
}

/** Draws one field of a compiled form with the themed component that its `ui:widget` names. Both renderers use it. */
export function FieldWidget({ field, id, value, messages, onChange, onBlur }: FieldWidgetProps) {
  const text = useText();
  const scene = useFormScene();
  const error = useMessageText(scene.isShown(field.name) ? messages : []);
  const { TermsControl } = scene;
  if (field.widget === 'terms' && TermsControl)
    return <TermsControl id={id} field={field} value={value === true} error={error} onChange={onChange} />;
  const typed = typeof value === 'string' ? value : '';
  const { options } = field;
  const { words } = options;
  const rule =
    words?.hint ??
    (options.hintKey === undefined ? optionalHint(field, text) : text(options.hintKey, options.hintParams));
  // What is wrong says the rule by itself.
  const hint = error ? undefined : (scene.noteOf?.(field.name) ?? rule);
  const control: FieldControlProps = {
    field,
    id,
    error,
    name: options.name,
    label: words?.label ?? text(options.labelKey, options.labelParams),
    value: typed,
    required: field.required,
    valid: scene.isGood?.(field.name) === true,
    onChange: (next) => onChange(accepted(field, next)),
    onBlur,
    ...(hint === undefined ? {} : { hint }),
    ...(options.autocomplete === undefined ? {} : { autoComplete: options.autocomplete }),
  };
  return <Control {...control} />;
}

function Control({ field, ...props }: FieldControlProps) {
  const text = useText();
  const { maxLength } = field.options;
  const {
    DateControl = TextField,
    ChoiceControl,
    LongTextControl = TextField,
    MobileControl,
    CodeControl,
    CaptchaControl,
  } = useFormScene();
  switch (field.widget) {
    case 'password':
      return <PasswordField {...props} {...(field.options.inputMode === 'numeric' ? { inputMode: 'numeric' } : {})} />;
    case 'phone':
      return MobileControl ? <MobileControl field={field} {...props} /> : <Skeleton shape="control" />;
    case 'code':
      return CodeControl ? <CodeControl {...props} /> : <Skeleton shape="control" />;
    case 'captcha':
      return CaptchaControl ? <CaptchaControl field={field} {...props} /> : <Skeleton shape="control" />;
    case 'date':
      return <DateControl {...props} />;
    case 'questionType':
      return ChoiceControl ? (
        <ChoiceControl
          {...props}
          placeholder={text('forms:choice.placeholder')}
          options={field.choices.map((choice) => ({
            value: choice,
            label: field.options.words?.choices?.[choice] ?? text(`forms:choice.${field.name}.${choice}`),
          }))}
        />
      ) : null;
    case 'textarea':
      return <LongTextControl {...props} {...(maxLength === undefined ? {} : { maxLength })} />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" />;
    case 'username':
      return <TextField {...props} autoCapitalize="none" />;
    case 'text':
    case 'terms':
      return (
        <TextField
          {...props}
          direction={field.options.direction}
          {...(isNumeric(field) ? { inputMode: 'numeric' } : {})}
        />
      );
  }
}

// A field that may stay empty says so where no other hint stands.
function optionalHint(field: FormField, text: (key: string) => string): string | undefined {
  return field.required || field.options.requiredWith !== undefined ? undefined : text('forms:hint.optional');
}

function isNumeric(field: FormField): boolean {
  return field.options.inputMode === 'numeric' || field.options.inputMode === 'tel';
}

/** What stands between the digits of a number as people write it, and marks of direction that come along when it is pasted. */
const betweenDigits = /[^\p{L}\d+]/gu;

/**
 * Numbers and identifiers are kept in western digits, whatever keyboard they come from, and a number to call without what
 * people write between its digits. Codes take digits only and end at their maximum (row A-281); mobile numbers and long texts
 * have fields of their own. Names and passwords are never cut without a word: too long is an error that is shown.
 */
function accepted(field: FormField, typed: string): string | undefined {
  const western = isWestern(field) ? westernDigits(typed) : typed;
  const kept = kindOf(field, western);
  return kept === '' ? undefined : kept;
}

function kindOf({ widget, options }: FormField, western: string): string {
  if (widget === 'code') return western.replace(/\D/g, '').slice(0, options.maxLength);
  return widget === 'text' && options.inputMode === 'tel' ? western.replace(betweenDigits, '') : western;
}

function isWestern(field: FormField): boolean {
  return isNumeric(field) || (field.widget !== 'password' && field.options.direction === 'ltr');
}
