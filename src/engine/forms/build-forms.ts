import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { FormDefinition, FormsPart } from '../../contracts/release.ts';
import { fieldOptions, fieldSchema } from './field-schema.ts';
import { type FormInputs, fieldsOf, type ResolvedField } from './form-fields.ts';
import { type FormId, formTable } from './form-table.ts';

/** Hex digest of a text; handed in, because the engine runs where Node's crypto is not. */
export type TextHash = (text: string) => string;

/**
 * Builds every form of a site as language-free JSON Schema and UI schema. A form whose fields and rules did not
 * change keeps its `$id`. Properties are named like the call's fields; `ui:options.name` is the HTML input name.
 */
export function buildForms(inputs: FormInputs, hash: TextHash): FormsPart {
  return Object.fromEntries(formIds.map((formId) => [formId, buildForm(formId, inputs, hash)]));
}

/** Ids of all forms. */
export const formIds = Object.keys(formTable).filter(isFormId);

/** Whether a name is a form's. */
export function isFormId(name: string): name is FormId {
  return Object.hasOwn(formTable, name);
}

function buildForm(formId: FormId, inputs: FormInputs, hash: TextHash): FormDefinition {
  const fields = fieldsOf(formId, inputs);
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: fields.filter((field) => isMissedAtOnce(field, fields)).map(nameOf),
    properties: Object.fromEntries(fields.map((field) => [nameOf(field), fieldSchema(field, inputs)])),
  };
  const uiSchema: Record<string, unknown> = {
    'ui:order': fields.map(nameOf),
    ...Object.fromEntries(
      fields.map((field) => [
        nameOf(field),
        { 'ui:widget': field.entry.widget, 'ui:options': fieldOptions(field, fields, inputs) },
      ]),
    ),
  };
  const $id = `form_${formId}_${hash(canonicalJson({ schema, uiSchema })).slice(0, 12)}`;
  return { $id, schema: { $id, ...schema }, uiSchema };
}

/** Property name of a field: its name in the call; a field that is not sent has its own. */
function nameOf({ spec, entry }: ResolvedField): string {
  return entry.payload === '' ? spec.field : entry.payload;
}

function isMissedAtOnce({ spec, required }: ResolvedField, fields: readonly ResolvedField[]): boolean {
  if (!required || spec.requiredWith === undefined) return required;
  return fields.some((other) => other.spec.field === spec.requiredWith && other.required);
}
