import Form from '@rjsf/core';
import {
  type ErrorSchema,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFValidationError,
  toErrorSchema,
  type WidgetProps,
} from '@rjsf/utils';
import { createContext, type ReactNode, type RefObject, useContext, useImperativeHandle, useMemo, useRef } from 'react';
import type { FormMessages } from '../contracts/form.ts';
import { checkAges, checkTogether, fieldError, type TogetherFacts } from '../engine/index.ts';
import { CodeField, DateField, FormSheet } from '../ui/index.ts';
import { CaptchaField } from './captcha-field.tsx';
import { cleaningValidator } from './cleaning-validator.ts';
import { FieldWidget } from './field-widget.tsx';
import { FormColumn } from './form-column.ts';
import { focusFirstError } from './focus-first-error.ts';
import { type FormField, type FormValues, valuesOf } from './form-fields.ts';
import { type FormScene, FormSceneProvider } from './form-scene.tsx';
import { decodeMessage, encodeMessage } from './message-code.ts';
import { MobileField } from './mobile-field.tsx';
import type { CompiledForm } from './open-form.ts';
import type { FormFill } from './use-form-fill.ts';
import { TermsField } from './terms-field.tsx';
import { usePressEnd } from './use-press-end.ts';

export interface SchemaFormProps {
  /** Id of the `<form>` and prefix of its inputs' ids. */
  readonly id: string;
  readonly form: CompiledForm;
  readonly fields: readonly FormField[];
  readonly fill: FormFill;
  readonly scene: Omit<FormScene, 'idPrefix' | 'values' | 'setValue' | 'isShown'>;
  readonly facts: TogetherFacts;
  onSubmit(): void;
  /** Sending was stopped by an error. */
  onRefused?(): void;
  onLeave(name: string): void;
  /** The submit button and what stands around it. */
  readonly foot: FormFoot;
  /** Lets the screen check the form as a submit would. */
  readonly handle?: RefObject<FormHandle | null>;
}

/** What a screen may ask of an open form. */
export interface FormHandle {
  /** Shows every error, focuses the first, and says whether there is none. */
  validate(): boolean;
  /** Finds the errors of the values at hand anew, quietly: after another form has taken the place of the open one. */
  refresh(): void;
}

/** What stands below the fields of a form. */
export interface FormFoot {
  readonly submit: ReactNode;
  readonly after?: ReactNode;
}

/**
 * A compiled form drawn by RJSF with our widgets. The validator is precompiled, messages are keys until they are
 * shown, and nothing is filled in by itself: a consent box arrives unticked.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { id, form, fields, fill, scene, facts, foot, handle } = props;
  const { definition } = form;
  const instance = useRef<Form<FormValues>>(null);
  const isQuiet = useRef(false);
  useImperativeHandle(
    handle,
    () => ({
      validate: () => instance.current?.validateForm() === true,
      refresh() {
        isQuiet.current = true;
        // Without errors RJSF reports nothing, and the next report is the player's.
        if (instance.current?.validateForm() === true) isQuiet.current = false;
      },
    }),
    [],
  );
  const validator = useMemo(() => cleaningValidator(form), [form]);
  const settle = usePressEnd();
  const extraErrors = useMemo(() => errorSchemaOf(fill.serverMessages, fields), [fill.serverMessages, fields]);
  const whole: FormScene = {
    ...scene,
    idPrefix: id,
    values: fill.values,
    setValue: fill.setValue,
    isShown: fill.isShown,
    MobileControl: MobileField,
    CodeControl: CodeField,
    CaptchaControl: CaptchaField,
    DateControl: DateField,
    TermsControl: TermsField,
  };
  const nameOf = (inputId: string | undefined) => fields.find(({ name }) => `${id}_${name}` === inputId)?.name;

  const { serverMessages } = fill;
  const layout = useMemo(() => ({ fields, foot, serverMessages }), [fields, foot, serverMessages]);

  return (
    <LayoutContext value={layout}>
      <FormSceneProvider value={whole}>
        <Form<FormValues>
          ref={instance}
          id={id}
          // By which it is known before the page is hydrated.
          name={definition.$id}
          idPrefix={id}
          tagName={FormColumn}
          schema={definition.schema}
          uiSchema={definition.uiSchema}
          validator={validator}
          formData={valuesOf(fields, fill.values)}
          widgets={widgets}
          templates={templates}
          transformErrors={(errors) => errors.flatMap((error) => asCode(error, fields))}
          customValidate={(values = {}, errors) => {
            const found = { ...checkTogether(definition, values, facts), ...checkAges(definition, values, facts) };
            for (const [name, messages] of Object.entries(found)) {
              for (const message of messages) errors[name]?.addError(encodeMessage(message));
            }
            return errors;
          }}
          extraErrors={extraErrors}
          // An empty object would block as well.
          extraErrorsBlockSubmit={Object.keys(extraErrors).length > 0}
          liveValidate="onChange"
          showErrorList={false}
          noHtml5Validate
          experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
          onChange={({ formData }, inputId) => {
            const name = nameOf(inputId);
            if (name !== undefined) fill.setValue(name, formData?.[name]);
          }}
          onBlur={(inputId) => {
            const name = nameOf(inputId);
            if (name === undefined) return;
            settle(() => {
              fill.leave(name);
              props.onLeave(name);
            });
          }}
          onError={(errors) => {
            // RJSF reports once it has rendered the errors, which may be after `refresh` has returned.
            const wasQuiet = isQuiet.current;
            isQuiet.current = false;
            if (wasQuiet) return;
            fill.markSubmitted();
            focusFirstError(fields, { ...fill.serverMessages, ...messagesByField(errors) }, id);
            props.onRefused?.();
          }}
          onSubmit={() => {
            fill.markSubmitted();
            props.onSubmit();
          }}
        >
          <NoButton />
        </Form>
      </FormSceneProvider>
    </LayoutContext>
  );
}

interface FormLayout {
  readonly fields: readonly FormField[];
  readonly foot: FormFoot;
  readonly serverMessages: FormMessages;
}

const LayoutContext = createContext<FormLayout>({ fields: [], foot: { submit: null }, serverMessages: {} });

// Children take the place of RJSF's own button; ours stands in the foot of the sheet.
function NoButton() {
  return null;
}

function SchemaWidget({ id, name, value, rawErrors, onChange, onBlur }: WidgetProps<FormValues>) {
  const { fields, serverMessages } = useContext(LayoutContext);
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return null;
  // What the server said of a value that was emptied for another one stands alone: that it is missing is no news.
  const said = value === undefined ? serverMessages[name] : undefined;
  return (
    <FieldWidget
      field={field}
      id={id}
      value={value}
      messages={said ?? (rawErrors ?? []).map(decodeMessage)}
      onChange={onChange}
      onBlur={() => onBlur(id, value)}
    />
  );
}

// Labels, hints and errors belong to the widgets, so the templates only stack them.
function BareField({ children, hidden }: FieldTemplateProps<FormValues>) {
  return hidden ? null : children;
}

function Stack({ properties }: ObjectFieldTemplateProps<FormValues>) {
  const { submit, after } = useContext(LayoutContext).foot;
  return (
    <FormSheet submit={submit} after={after}>
      {properties.map(({ content }) => content)}
    </FormSheet>
  );
}

const widgets = {
  text: SchemaWidget,
  username: SchemaWidget,
  email: SchemaWidget,
  password: SchemaWidget,
  phone: SchemaWidget,
  code: SchemaWidget,
  captcha: SchemaWidget,
  date: SchemaWidget,
  terms: SchemaWidget,
  textarea: SchemaWidget,
};
const templates = { FieldTemplate: BareField, ObjectFieldTemplate: Stack };

// Errors that belong to no field (the stray root errors of a validator) have nothing to say to a player.
function asCode(error: RJSFValidationError, fields: readonly FormField[]): RJSFValidationError[] {
  const field = fields.find(({ name }) => name === fieldOf(error));
  if (!field) return [];
  return [
    { ...error, message: encodeMessage(fieldError({ rule: error.name ?? '', params: error.params }, field.options)) },
  ];
}

// RJSF writes `.username` for a broken rule and `username` for an absent field.
function fieldOf({ property = '' }: RJSFValidationError): string {
  return property.replace(/^\./, '');
}

function errorSchemaOf(messages: FormMessages, fields: readonly FormField[]): ErrorSchema<FormValues> {
  const errors = fields.flatMap(({ name }) =>
    (messages[name] ?? []).map((message) => ({ property: `.${name}`, message: encodeMessage(message), stack: '' })),
  );
  return toErrorSchema<FormValues>(errors);
}

function messagesByField(errors: readonly RJSFValidationError[]): FormMessages {
  return Object.fromEntries(errors.map((error) => [fieldOf(error), [decodeMessage(error.message ?? '')]]));
}
