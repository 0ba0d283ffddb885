import type { FormDefinition } from '../../contracts/release.ts';
import { patternIds } from '../../engine/index.ts';
import type { DescribedSite } from './described-site.ts';
import { wordsOf } from './described-site.ts';

/** Every form with its fields in order: label in each language, widget, and the rule that players meet. */
export function describeForms(described: DescribedSite): readonly string[] {
  const forms = Object.entries(described.forms).flatMap(([id, form]) => [
    id,
    ...orderOf(form).map((name) => `  ${describeField(name, form, described)}`),
  ]);
  return ['FORMS', ...forms, ''];
}

function orderOf({ uiSchema }: FormDefinition): readonly string[] {
  const order = uiSchema['ui:order'];
  return Array.isArray(order) ? order.map(String) : [];
}

function describeField(name: string, { schema, uiSchema }: FormDefinition, described: DescribedSite): string {
  const ui = entries(uiSchema[name]);
  const options = entries(ui['ui:options']);
  const field = String(options['field'] ?? name);
  const required: unknown = schema['required'];
  const isRequired = Array.isArray(required) && required.includes(name);
  const properties = entries(entries(schema['properties'])[name]);
  const rule = described.site.rules[field];
  const pattern = rule?.patternId;
  const known = pattern && !patternIds.includes(pattern) ? `${pattern}, the merchant’s own` : pattern;
  return [
    `field ${name}`,
    fillIn(wordsOf(described, String(options['labelKey'] ?? name)), entries(options['labelParams'])),
    String(ui['ui:widget']),
    isRequired ? 'required' : 'optional',
    ...lengthOf(properties),
    ...(known && 'pattern' in properties ? [known] : []),
    ...('minimumAge' in options ? [`${String(options['minimumAge'])}+`] : []),
    ...('codeField' in options ? [`sends a code for ${String(options['codeField'])}`] : []),
    ...('requiredWith' in options ? [`required with ${String(options['requiredWith'])}`] : []),
  ].join('  ');
}

function fillIn(words: string, values: Readonly<Record<string, unknown>>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

function lengthOf({ minLength, maxLength }: Readonly<Record<string, unknown>>): readonly string[] {
  if (minLength === undefined && maxLength === undefined) return [];
  return [`${String(minLength ?? 0)}–${String(maxLength ?? '…')} characters`];
}

function entries(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
