import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { ValidatorFunctions as RjsfValidatorFunctions } from '@rjsf/validator-ajv8';
// The package's main entry would bring ajv along, which the player bundle must never hold.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { cleanData } from '../engine/index.ts';
import type { ValidatorFunctions } from '../client/release/release-types.ts';
import type { FormValues } from './form-fields.ts';
import type { CompiledForm } from './open-form.ts';

/** RJSF's precompiled validator over a release's functions. It checks what is sent: trimmed, empty values left out. */
export function cleaningValidator({ definition, validator }: CompiledForm): ValidatorType<FormValues> {
  const schema: RJSFSchema = definition.schema;
  const inner: ValidatorType<FormValues> = createPrecompiledValidator(asCompiled(validator), schema);
  const clean = (values: FormValues | undefined): FormValues => cleaned(cleanData(definition, values ?? {}));
  return {
    validateFormData: (values, ...rest) => inner.validateFormData(clean(values), ...rest),
    isValid: (part, values, root) => inner.isValid(part, values, root),
    rawValidation: (part, values) => inner.rawValidation(part, clean(values)),
  };
}

function cleaned(data: Record<string, unknown>): FormValues {
  const values: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string' || typeof value === 'boolean') values[name] = value;
  }
  return values;
}

function asCompiled(loaded: ValidatorFunctions): RjsfValidatorFunctions {
  const found: RjsfValidatorFunctions = {};
  for (const [id, value] of Object.entries(loaded)) if (isCompiled(value)) found[id] = value;
  return found;
}

function isCompiled(value: unknown): value is RjsfValidatorFunctions[string] {
  return typeof value === 'function';
}
