import type { FieldOptions } from '../../contracts/form.ts';
import type { FormDefinition } from '../../contracts/release.ts';

/** Property names of a form, in the order in which they are shown. */
export function propertyNames(form: FormDefinition): readonly string[] {
  const order = form.uiSchema['ui:order'];
  return Array.isArray(order) ? order.filter((name) => typeof name === 'string') : [];
}

/** The options of one property; nothing when the form does not have it. */
export function optionsOf(form: FormDefinition, property: string): FieldOptions | undefined {
  const ui = form.uiSchema[property];
  if (typeof ui !== 'object' || ui === null || !('ui:options' in ui)) return undefined;
  // Written by `buildForms` alone; a release carries it unchanged.
  return ui['ui:options'] as FieldOptions;
}
