import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { FieldEntry } from '../../contracts/generated/fields.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { SiteFacts } from '../conditions/facts.ts';
import type { FormField, FormId } from './form-table.ts';
import { formTable } from './form-table.ts';

/** A field as it stands in one form of one site. */
export interface ResolvedField {
  readonly spec: FormField;
  readonly entry: FieldEntry;
  readonly rule: FieldRule;
  readonly required: boolean;
}

/** Above every order that a rule may give. */
const LAST = 10_000;

/** Forms are the same for every visitor: the table asks about flags and settings only. */
const anybody = { app: 'browser', language: 'en' } as const;
const noRoles = { member: [], trial: [], nonAgent: [], deposit: [], withdraw: [] };

/** What decides about the fields of a form. */
export interface FormInputs {
  /** Resolved rules: every registration and login field. */
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly site: Omit<SiteFacts, 'roles'> & Partial<Pick<SiteFacts, 'roles'>>;
  /** The merchant's named patterns. */
  readonly patterns?: Readonly<Record<string, string>>;
}

/** The catalogue's entry of a field. Throws when the form table names a field that the catalogue lacks. */
export function catalogueEntry(field: string): FieldEntry {
  const entry = fieldsCatalogue.fields[field];
  if (entry === undefined) throw new Error(`The field catalogue lacks ${field}, which a form names.`);
  return entry;
}

/** The fields that a form shows, in order, each with its rule (rows A-087…A-093; decision 27). */
export function fieldsOf(formId: FormId, inputs: FormInputs): readonly ResolvedField[] {
  const all = formTable[formId].map((spec) => resolveField(spec, inputs));
  const shown = all.filter(({ spec, rule }) => isShown(spec, rule, inputs));
  const present = new Set(shown.map(({ spec }) => spec.field));
  const kept = shown.filter(({ spec }) => spec.needs === undefined || present.has(spec.needs));
  if (!isOrderedByRules(formId)) return kept;
  const places = placesOf(kept);
  return kept.toSorted((one, other) => (places.get(one.spec.field) ?? 0) - (places.get(other.spec.field) ?? 0));
}

function isOrderedByRules(formId: FormId): boolean {
  return formId === 'registrationUsername' || formId === 'registrationMobile';
}

function resolveField(spec: FormField, inputs: FormInputs): ResolvedField {
  const entry = catalogueEntry(spec.field);
  const rule: FieldRule = inputs.rules[spec.ruleOf ?? spec.field] ?? entry.rule;
  return { spec, entry, rule, required: isRequired(spec, rule, inputs) };
}

function isShown({ shown }: FormField, rule: FieldRule, inputs: FormInputs): boolean {
  if (shown === 'always') return true;
  if (shown === 'rule') return rule.enabled;
  return holds(shown.when, inputs) || (shown.orRule === true && rule.enabled);
}

function isRequired({ required }: FormField, rule: FieldRule, inputs: FormInputs): boolean {
  if (required === 'always') return true;
  if (required === 'never') return false;
  return rule.required || (required !== undefined && holds(required.when, inputs));
}

function holds(condition: Parameters<typeof evaluate>[0], { site }: FormInputs): boolean {
  return evaluate(condition, { roles: noRoles, ...site }, anybody);
}

/** A field's place: first, last, its rule's order, right after the field it follows, else its place in the table. */
function placesOf(fields: readonly ResolvedField[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, { spec, rule }] of fields.entries()) {
    const follows = places.get(spec.after ?? '');
    const inTurn = rule.order ?? (follows === undefined ? index : follows + 0.5);
    places.set(spec.field, spec.stands === 'first' ? -1 : spec.stands === 'last' ? LAST + index : inTurn);
  }
  return places;
}
