import type { FormDefinition } from '../../contracts/release.ts';

const widgetNames = [
  'text',
  'username',
  'email',
  'password',
  'phone',
  'code',
  'captcha',
  'date',
  'terms',
  'questionType',
  'textarea',
  'hidden',
] as const;

/** Names that a compiled form may use as `ui:widget`; each is drawn by one component of `field-widget.tsx`. */
export type WidgetName = (typeof widgetNames)[number];

/** One field of a compiled form, read once from its schemas so that no component digs in raw JSON. */
export interface FormField {
  /** Property name, which is the payload key. */
  readonly name: string;
  readonly widget: WidgetName;
  readonly required: boolean;
  /** HTML `name`, for example `confimpsw` (rows ). */
  readonly inputName: string;
  readonly labelKey: string;
  readonly hintKey?: string;
  readonly placeholderKey?: string;
  readonly autocomplete?: string;
  readonly inputMode?: string;
  /** Codes and names read left to right in every language. */
  readonly direction: 'ltr' | 'auto';
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Name of the field that receives the SMS code asked for from this one. */
  readonly codeField?: string;
  /** Values of a `select`. */
  readonly choices: readonly string[];
}

/** Values typed into a form, by field name; an empty field has no key. */
export type FormValues = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the fields of a form in the order in which they are shown; hidden ones are included. */
export function readFields(definition: FormDefinition): readonly FormField[] {
  const properties = record(definition.schema.properties);
  const required = strings(definition.schema.required);
  return fieldOrder(definition, Object.keys(properties)).map((name) =>
    readField(name, record(properties[name]), record(definition.uiSchema[name]), required.includes(name)),
  );
}

function fieldOrder(definition: FormDefinition, names: readonly string[]): readonly string[] {
  const ordered = strings(definition.uiSchema['ui:order']).filter((name) => names.includes(name));
  return [...ordered, ...names.filter((name) => !ordered.includes(name))];
}

type Json = Readonly<Record<string, unknown>>;

function readField(name: string, schema: Json, ui: Json, required: boolean): FormField {
  const options = record(ui['ui:options']);
  return {
    name,
    required,
    widget: widgetName(ui['ui:widget']),
    inputName: text(options.name) ?? name,
    labelKey: text(options.labelKey) ?? `forms:label.${name}`,
    choices: strings(schema.enum),
    direction: options.direction === 'ltr' ? 'ltr' : 'auto',
    ...optional('hintKey', text(options.hintKey)),
    ...optional('placeholderKey', text(options.placeholderKey)),
    ...optional('autocomplete', text(options.autocomplete)),
    ...optional('inputMode', text(options.inputMode)),
    ...optional('codeField', text(options.codeField)),
    ...optional('minLength', count(schema.minLength)),
    ...optional('maxLength', count(options.maxLength) ?? count(schema.maxLength)),
  };
}

function widgetName(value: unknown): WidgetName {
  return isWidgetName(value) ? value : 'text';
}

function isWidgetName(value: unknown): value is WidgetName {
  const names: readonly unknown[] = widgetNames;
  return names.includes(value);
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  const found: { [P in K]?: V } = {};
  if (value !== undefined) found[key] = value;
  return found;
}

function record(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
