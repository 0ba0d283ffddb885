import type { FormMessage, FormMessages } from '../contracts/form.ts';
import { checkTogether, cleanData, fieldError, type TogetherFacts } from '../engine/index.ts';
import type { FormField, FormValues } from './form-fields.ts';
import type { CompiledForm } from './open-form.ts';

/** One finding of a compiled ajv function, as far as messages need it. */
interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled ajv function: answers whether the data is valid and leaves its findings on itself. */
type ValidateFunction = ((data: unknown) => boolean) & { errors?: readonly ValidatorError[] | null };

/**
 * Checks values with a form's precompiled validator, without RJSF: the thin forms of login, recovery and password use
 * it, and so does the get-code button. Throws when the release holds no validator for the form.
 */
export function validateValues(
  { definition, validator }: CompiledForm,
  fields: readonly FormField[],
  values: FormValues,
  facts: TogetherFacts,
): FormMessages {
  const validate = validator[definition.$id];
  if (!isValidateFunction(validate)) throw new Error(`The release has no validator for the form "${definition.$id}".`);
  const data = cleanData(definition, values);
  const errors = validate(data) ? [] : (validate.errors ?? []);
  const found: Record<string, readonly FormMessage[]> = {};
  for (const error of errors) {
    const field = fields.find(({ name }) => name === fieldOf(error));
    if (!field) continue;
    const message = fieldError({ rule: error.keyword, params: error.params }, field.options);
    found[field.name] = [...(found[field.name] ?? []), message];
  }
  return { ...checkTogether(definition, data, facts), ...found };
}

// `required` speaks of the whole form and names the absent field in its parameters.
function fieldOf({ instancePath, params }: ValidatorError): string {
  const missing = params['missingProperty'];
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '');
}

function isValidateFunction(value: unknown): value is ValidateFunction {
  return typeof value === 'function';
}
