import { useCallback, useState } from 'react';
import type { FormDefinition } from '../contracts/release.ts';
import type { ValidatorFunctions } from '../client/release-types.ts';
import { useForm } from '../client/use-form.ts';
import { readFields } from './form-fields.ts';

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
 * The form that a player is filling in. It is exchanged only when the screen calls `adopt` (at a blur or a submit),
 * never under the finger; what was typed belongs to the screen and survives.
 */
export function useOpenForm(formId: string): OpenForm {
  const offered = useForm(formId);
  const [taken, setTaken] = useState<CompiledForm>();
  const newest = offered.status === 'ready' ? offered : undefined;
  const current = taken ?? newest;
  const adopt = useCallback((): Adoption => {
    if (!current || !newest) throw new Error('A form can only be adopted once one is open.');
    const form = { definition: newest.definition, validator: newest.validator };
    setTaken(form);
    return { form, newlyRequired: newlyRequiredFields(current.definition, newest.definition) };
  }, [current, newest]);
  if (current) {
    // The first form is pinned as soon as it is shown, so that a later offer does not replace it by itself.
    if (!taken) setTaken({ definition: current.definition, validator: current.validator });
    return {
      status: 'ready',
      form: { definition: current.definition, validator: current.validator },
      isOutdated: newest !== undefined && newest.definition.$id !== current.definition.$id,
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
