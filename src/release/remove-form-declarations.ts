import { canonicalJson } from '../contracts/canonical-json.ts';
import type { FormDefinition, FormsPart } from '../contracts/release.ts';
import { hashOf } from './emit/make-part.ts';

type Names = Readonly<Record<string, unknown>>;

/**
 * Forms without some of their declarations, to prove that a test notices: `<form>.<field>` takes a field away,
 * `<form>.<field>#<keyword>` one keyword of its schema, one of its options, its mark as `required` or its `ui:widget`.
 * Throws when a name stands for nothing: a removal that removes nothing would prove anything.
 */
export function removeFormDeclarations(forms: FormsPart, names: readonly string[]): FormsPart {
  return names.reduce<FormsPart>((left, name) => {
    const [, formId = '', field = '', , keyword] = /^(\w+)\.(\w+)(#(.+))?$/.exec(name) ?? [];
    const form = left[formId];
    if (!form || !Object.hasOwn(partOf(form.schema, 'properties'), field)) throw new Error(nothing(name));
    const changed = keyword === undefined ? withoutField(form, field) : withoutKeyword(form, field, keyword);
    if (!changed) throw new Error(nothing(name));
    return { ...left, [formId]: withNewId(changed, formId) };
  }, forms);
}

function withoutField({ $id, schema, uiSchema }: FormDefinition, field: string): FormDefinition {
  return {
    $id,
    schema: {
      ...schema,
      required: listOf(schema, 'required').filter((name) => name !== field),
      properties: without(partOf(schema, 'properties'), field),
    },
    uiSchema: {
      ...without(uiSchema, field),
      'ui:order': listOf(uiSchema, 'ui:order').filter((name) => name !== field),
    },
  };
}

/** Takes a keyword away wherever it stands: a greatest length is a rule of the schema and an option of the input. */
function withoutKeyword(
  { $id, schema, uiSchema }: FormDefinition,
  field: string,
  keyword: string,
): FormDefinition | undefined {
  const properties = partOf(schema, 'properties');
  const rules = partOf(properties, field);
  const look = partOf(uiSchema, field);
  const options = partOf(look, 'ui:options');
  const required = listOf(schema, 'required');
  const isMark = keyword === 'required' && required.includes(field);
  if (!isMark && ![rules, look, options].some((place) => Object.hasOwn(place, keyword))) return undefined;
  return {
    $id,
    schema: {
      ...schema,
      required: isMark ? required.filter((name) => name !== field) : required,
      properties: { ...properties, [field]: without(rules, keyword) },
    },
    uiSchema: { ...uiSchema, [field]: { ...without(look, keyword), 'ui:options': without(options, keyword) } },
  };
}

function withNewId({ schema, uiSchema }: FormDefinition, formId: string): FormDefinition {
  const bare = without(schema, '$id');
  const $id = `form_${formId}_${hashOf(canonicalJson({ schema: bare, uiSchema })).slice(0, 12)}`;
  return { $id, schema: { $id, ...bare }, uiSchema };
}

function without(names: Names, gone: string): Names {
  return Object.fromEntries(Object.entries(names).filter(([name]) => name !== gone));
}

function partOf(names: Names, name: string): Names {
  const part = names[name];
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

function listOf(names: Names, name: string): readonly unknown[] {
  const list = names[name];
  return Array.isArray(list) ? list : [];
}

function nothing(name: string): string {
  return `No form declares "${name}", so there is nothing to take away.`;
}
