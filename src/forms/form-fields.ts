import type { FieldOptions, WidgetName } from '../contracts/form.ts';
import { isWidgetName } from '../contracts/widget-names.ts';
import type { FormDefinition } from '../contracts/release.ts';
import { optionsOf, propertyNames } from '../engine/index.ts';

/** One field of a compiled form, read once so that no component digs in raw JSON. */
export interface FormField {
  /** Property name, which is the payload key. */
  readonly name: string;
  readonly widget: WidgetName;
  readonly required: boolean;
  readonly options: FieldOptions;
  /** Values of a choice. */
  readonly choices: readonly string[];
  /** Fewest characters of a text; nought where there is no rule. */
  readonly minLength: number;
}

/** Values typed into a form, by property name; an emptied field holds `undefined`. */
export type FormValues = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the fields of a form in the order in which they are shown. */
export function readFields(definition: FormDefinition): readonly FormField[] {
  const required = definition.schema['required'];
  return propertyNames(definition).flatMap((name): FormField[] => {
    const options = optionsOf(definition, name);
    if (!options) return [];
    return [
      {
        name,
        options,
        widget: widgetOf(definition.uiSchema[name]),
        required: Array.isArray(required) && required.includes(name),
        choices: choicesOf(definition.schema['properties'], name),
        minLength: minLengthOf(definition.schema['properties'], name),
      },
    ];
  });
}

/** The values that a form's own fields hold; those of fields that an earlier form had are left out, not lost. */
export function valuesOf(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name]]));
}

// A widget that a later engine brings is drawn as a line of text, so that the form stays usable.
function widgetOf(ui: unknown): WidgetName {
  const name = isRecord(ui) ? ui['ui:widget'] : undefined;
  return isWidgetName(name) ? name : 'text';
}

function choicesOf(properties: unknown, name: string): readonly string[] {
  const schema = isRecord(properties) ? properties[name] : undefined;
  const choices = isRecord(schema) ? schema['enum'] : undefined;
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];
}

function minLengthOf(properties: unknown, name: string): number {
  const schema = isRecord(properties) ? properties[name] : undefined;
  const fewest = isRecord(schema) ? schema['minLength'] : undefined;
  return typeof fewest === 'number' ? fewest : 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
