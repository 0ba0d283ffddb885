import { useCallback, useEffect, useState } from 'react';
import type { FormDefinition } from '../contracts/release.ts';
import type { ValidatorFunctions } from '../client/release/release-types.ts';
import { useForm } from '../client/release/use-form.ts';
import { readFields } from './form-fields.ts';
import { isTyping } from './is-typing.ts';

/** A compiled form together with its validators. */
export interface CompiledForm {
  readonly definition: FormDefinition;
  readonly validator: ValidatorFunctions;
}

export type OpenForm =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown; retry(): void }
  | {
      readonly status: 'ready';
      readonly form: CompiledForm;
      /** A release with other rules has arrived and waits for the next blur or submit. */
      readonly isOutdated: boolean;
      /** Takes the newest form, and tells which required fields it brings. */
      adopt(): Adoption;
    };

export interface Adoption {
  readonly form: CompiledForm;
  readonly newlyRequired: readonly string[];
}

/**
 * The form that a player is filling in. It is exchanged when the screen calls `adopt` (at a blur or a submit), and at once
 * when another one arrives while no field has the focus; never under the finger. What was typed belongs to the screen and
 * survives. A screen with `own` exchanges it by itself, because it has something to say then.
 */
export function useOpenForm(formId: string, own = false): OpenForm {
  const offered = useForm(formId);
  const [taken, setTaken] = useState<CompiledForm>();
  const newest = offered.status === 'ready' ? offered : undefined;
  const current = taken ?? newest;
  const adopt = useCallback((): Adoption => {
    if (!current || !newest) throw new Error('No form is open.');
    const form = { definition: newest.definition, validator: newest.validator };
    setTaken(form);
    return { form, newlyRequired: newlyRequiredFields(current.definition, newest.definition) };
  }, [current, newest]);
  const isOutdated = newest !== undefined && newest.definition.$id !== current?.definition.$id;
  useEffect(() => {
    if (isOutdated && !own && !isTyping()) adopt();
  }, [isOutdated, own, adopt]);
  if (current) {
    // The first form is pinned as soon as it is shown, so that a later offer does not replace it by itself.
    if (!taken) setTaken({ definition: current.definition, validator: current.validator });
    return {
      status: 'ready',
      form: { definition: current.definition, validator: current.validator },
      isOutdated,
      adopt,
    };
  }
  return offered.status === 'error'
    ? { status: 'error', error: offered.error, retry: offered.retry }
    : { status: 'loading' };
}

/** Names of the fields that are required by `next` and were not by `previous`. */
export function newlyRequiredFields(previous: FormDefinition, next: FormDefinition): readonly string[] {
  const before = new Set(requiredNames(previous));
  return requiredNames(next).filter((name) => !before.has(name));
}

function requiredNames(definition: FormDefinition): readonly string[] {
  return readFields(definition)
    .filter((field) => field.required)
    .map((field) => field.name);
}
