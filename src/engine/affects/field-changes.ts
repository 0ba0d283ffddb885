import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { SitePart } from '../../contracts/site.ts';
import { formIds } from '../forms/build-forms.ts';
import { fieldOptions, fieldSchema } from '../forms/field-schema.ts';
import { type FormInputs, fieldsOf, type ResolvedField } from '../forms/form-fields.ts';
import type { FormId } from '../forms/form-table.ts';

/** One field of a form that is not as before. */
export interface FieldChange {
  readonly form: FormId;
  readonly field: string;
  readonly change: 'appears' | 'disappears' | 'required' | 'optional' | 'rule';
  readonly texts: readonly string[];
}

/** What decides about the forms of a site, and which features its merchant does without. */
export interface FormSite {
  readonly site: SitePart;
  /** The merchant's named patterns. */
  readonly patterns: Readonly<Record<string, string>>;
  /** Ids of features that the merchant's folder switches off; none when absent. */
  readonly switchedOff?: readonly string[];
}

/** Fields that come, go, become required or optional, or follow another rule. */
export function fieldChanges(before: FormSite, after: FormSite): readonly FieldChange[] {
  return formIds.flatMap((form) => {
    const was = fieldsIn(form, before);
    const is = fieldsIn(form, after);
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((field): FieldChange[] => {
      const change = compare(was.get(field), is.get(field));
      return change === undefined ? [] : [{ form, field, change, texts: [`forms:label.${field}`] }];
    });
  });
}

/** A form whose fields stand in another order than before. */
export interface FieldOrderChange {
  readonly form: FormId;
  /** Those that were there before, as they stand afterwards. */
  readonly fields: readonly string[];
}

/** The forms whose fields come in another order; fields that come or go change none. */
export function fieldOrderChanges(before: FormSite, after: FormSite): readonly FieldOrderChange[] {
  return formIds.flatMap((form) => {
    const [was, is] = [[...fieldsIn(form, before).keys()], [...fieldsIn(form, after).keys()]];
    const old = was.filter((field) => is.includes(field));
    const fields = is.filter((field) => was.includes(field));
    return old.every((field, index) => field === fields[index]) ? [] : [{ form, fields }];
  });
}

interface Stand {
  readonly required: boolean;
  readonly rule: string;
}

function fieldsIn(form: FormId, { site, patterns }: FormSite): ReadonlyMap<string, Stand> {
  const { rules, ...facts } = site;
  const inputs: FormInputs = { rules, site: facts, patterns };
  const fields = fieldsOf(form, inputs);
  return new Map(fields.map((field) => [field.spec.field, standOf(field, fields, inputs)]));
}

function standOf(field: ResolvedField, fields: readonly ResolvedField[], inputs: FormInputs): Stand {
  const rule = canonicalJson({ schema: fieldSchema(field, inputs), options: fieldOptions(field, fields, inputs) });
  return { required: field.required, rule };
}

function compare(was: Stand | undefined, is: Stand | undefined): FieldChange['change'] | undefined {
  if (was === undefined) return 'appears';
  if (is === undefined) return 'disappears';
  if (was.required !== is.required) return is.required ? 'required' : 'optional';
  return was.rule === is.rule ? undefined : 'rule';
}
