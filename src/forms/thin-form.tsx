import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import type { FormMessages } from '../contracts/form.ts';
import { FormSheet } from '../ui/index.ts';
import { FieldWidget } from './field-widget.tsx';
import { FormColumn } from './form-column.ts';
import { FormWaiting } from './form-waiting.tsx';
import { focusFirstError } from './focus-first-error.ts';
import type { FormField } from './form-fields.ts';
import { fieldId, type FormScene, FormSceneProvider } from './form-scene.tsx';
import type { FormFill } from './use-form-fill.ts';
import { usePressEnd } from './use-press-end.ts';
import { useRareControls } from './use-rare-controls.ts';

export interface ThinFormProps {
  /** Id of the `<form>`, so that a button outside can submit it. */
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly fill: FormFill;
  /** What the form's validator finds in the values at hand. */
  readonly messages: FormMessages;
  readonly scene: Omit<FormScene, 'idPrefix' | 'values' | 'setValue' | 'isShown'>;
  /** Runs when nothing is wrong. */
  onSubmit(): void;
  onLeave?(name: string): void;
  readonly submit: ReactNode;
  /** Below the button. */
  readonly after?: ReactNode;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/**
 * Renders a compiled form without RJSF: same definition, validator, widgets and messages. Login, recovery and password
 * use it, because RJSF alone would break their weight budget.
 */
export function ThinForm({
  id,
  fields,
  fill,
  messages,
  scene,
  onSubmit,
  onLeave,
  submit: button,
  after,
  children,
}: ThinFormProps) {
  const all = useMemo(() => merged(messages, fill.serverMessages), [messages, fill.serverMessages]);
  const settle = usePressEnd();
  const rare = useRareControls(fields);
  if (rare.status === 'failed') return <FormWaiting rows={fields.length} failed={rare} />;
  const whole: FormScene = {
    ...scene,
    ...rare.controls,
    idPrefix: id,
    values: fill.values,
    setValue: fill.setValue,
    isShown: fill.isShown,
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    fill.markSubmitted();
    if (focusFirstError(fields, messages, id) === undefined) onSubmit();
  }

  return (
    <FormSceneProvider value={whole}>
      <FormColumn id={id} noValidate onSubmit={submit}>
        <FormSheet submit={button} after={after}>
          {fields.map((field) => (
            <FieldWidget
              key={field.name}
              field={field}
              id={fieldId(id, field.name)}
              value={fill.values[field.name]}
              messages={all[field.name] ?? []}
              onChange={(value) => fill.setValue(field.name, value)}
              onBlur={() => {
                settle(() => {
                  fill.leave(field.name);
                  onLeave?.(field.name);
                });
              }}
            />
          ))}
          {children}
        </FormSheet>
      </FormColumn>
    </FormSceneProvider>
  );
}

/** Messages by field. What the server said of a value stands alone: an emptied field would say a second sentence. */
export function merged(own: FormMessages, server: FormMessages): FormMessages {
  const names = new Set([...Object.keys(own), ...Object.keys(server)]);
  return Object.fromEntries([...names].map((name) => [name, server[name] ?? own[name] ?? []]));
}
