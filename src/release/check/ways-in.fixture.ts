import type { Condition } from '../../contracts/conditions.ts';
import type { MethodItem } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { FormDefinition, FormsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';

/** What a form asks for: field → its schema, `{}` for any text. */
type Fields = Readonly<Record<string, object>>;

/** A form with a label for each of its fields. */
function aForm(fields: Fields): FormDefinition {
  const uiSchema = Object.keys(fields).map((field) => [
    field,
    { 'ui:options': { labelKey: `forms:label.${field}`, name: field } },
  ]);
  return {
    $id: 'form',
    schema: { type: 'object', properties: fields },
    uiSchema: { 'ui:order': Object.keys(fields), ...Object.fromEntries(uiSchema) },
  };
}

/** Forms by their ids, which are those of the ways in. */
export function someForms(forms: Readonly<Record<string, Fields>>): FormsPart {
  return Object.fromEntries(Object.entries(forms).map(([id, fields]) => [id, aForm(fields)]));
}

/** A way in by its form, for everybody or under a condition. */
export type Way = string | readonly [form: string, visible: Condition];

/** A site with these ways to register and to log in. */
export function aSiteWith(
  { registration = [], login = [] }: { readonly registration?: readonly Way[]; readonly login?: readonly Way[] },
  more: Partial<Pick<SitePart, 'flags' | 'settings' | 'rules'>> = {},
): SitePart {
  const slots = { 'registration.method': registration.map(method), 'login.method': login.map(method) };
  return { flags: {}, settings: {}, rules: {}, slots, ...more } as unknown as SitePart;
}

function method(way: Way): MethodItem {
  const [form, visible] = typeof way === 'string' ? [way] : way;
  return { id: `way.${form}`, order: 10, label: 'app:way', form, ...(visible ? { visible } : {}) };
}

/** Where values of a site come from, by their names. */
export function originsOf(values: OriginsPart['values']): OriginsPart {
  return { values, dropped: [] } as unknown as OriginsPart;
}
