import type { FieldRules } from '../../contracts/generated/registration-rules.ts';
import type { Origin, OriginsPart } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FormsPart, StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { evaluate } from '../../engine/index.ts';
import type { ProblemDraft } from '../load/json-document.ts';
import { pointerOf, problemAbout, problemIn } from '../load/json-document.ts';
import { documentOf } from '../validate/document-of.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';

interface RulesToCheck {
  readonly source: ValidSource;
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
  readonly strings: Readonly<Record<string, StringsPart>>;
}

/** Checks that every registration field can be filled in: bounds, visibility, a form that asks, a label to read. */
export function checkRules(all: RulesToCheck): Problem[] {
  return [
    ...checkBounds(all),
    ...checkContradictions(all.source),
    ...checkAsked(all),
    ...checkEffect(all),
    ...checkLabels(all),
  ];
}

/** Bounds after all layers: a merchant's minimum may pass the catalogue's maximum. */
function checkBounds({ source, site, origins }: RulesToCheck): Problem[] {
  return Object.entries(site.rules).flatMap(([field, { min, max }]) => {
    if (min === undefined || max === undefined || min <= max) return [];
    const message = `The minimum of ${field} is ${min}, the maximum ${max}.`;
    const ofMin = origins.values[`rules.${field}.min`];
    const ofMax = origins.values[`rules.${field}.max`];
    const [name, origin] = strength(ofMin) >= strength(ofMax) ? ['min', ofMin] : ['max', ofMax];
    return atOrigin(source, origin, `register.${field}.${name}`, { code: 'RANGE_INVERTED', message });
  });
}

const layers: readonly string[] = ['engine', 'theme', 'merchant', 'site', 'override', 'policy'];

function strength(origin: Origin | undefined): number {
  return layers.indexOf(origin?.layer ?? 'engine');
}

/** A problem at the place that set a rule; about the override `name` where no file did. */
export function atOrigin(source: ValidSource, origin: Origin | undefined, name: string, draft: ProblemDraft): Problem {
  const document = documentOf(origin, source);
  return document ? problemIn(document, origin?.pointer ?? '', draft) : problemAbout(`override ${name}`, draft);
}

interface Written {
  readonly field: string;
  readonly enabled?: boolean;
  readonly required?: boolean;
  readonly document: Valid<unknown>;
  readonly pointer: string;
}

/** The rules that the folder itself states, with their places. */
function written({ registration, site }: ValidSource): readonly Written[] {
  const of = (document: Valid<unknown>, pointer: string, rules: FieldRules | undefined) =>
    Object.entries(rules ?? {}).map(([field, rule]) => ({
      ...rule,
      field,
      document,
      pointer: `${pointer}${pointerOf(field)}`,
    }));
  return [...of(registration, '/fields', registration.value.fields), ...of(site, '/register', site.value.register)];
}

function checkContradictions(source: ValidSource): Problem[] {
  return written(source)
    .filter(({ enabled, required }) => enabled === false && required === true)
    .map(({ field, document, pointer }) => {
      const message = `${field} is required, and switched off.`;
      return problemIn(document, `${pointer}/required`, { code: 'FIELD_CONTRADICTORY', message });
    });
}

/** A required field that no open registration form asks for. Flags open and close forms live, so this only warns. */
function checkAsked({ source, site, forms }: RulesToCheck): Problem[] {
  const open = openForms(site);
  const asked = new Set(open.flatMap((form) => fieldsOf(forms, form).map(({ field }) => field)));
  return written(source)
    .filter(({ field, enabled, required }) => enabled !== false && required === true && !field.startsWith('login'))
    .filter(({ field }) => open.length > 0 && !asked.has(field))
    .map(({ field, document, pointer }) => {
      const message = `${field} is required, and no open registration form asks for it.`;
      const draft = { code: 'FIELD_WITHOUT_WIDGET', severity: 'warning', message } as const;
      return problemIn(document, `${pointer}/required`, draft);
    });
}

/** A field that is switched off, and asked for all the same: a form cannot do without it. */
function checkEffect({ source, site, forms }: RulesToCheck): Problem[] {
  return written(source)
    .filter(({ enabled }) => enabled === false)
    .flatMap(({ field, document, pointer }) => {
      const asking = openForms(site).find((form) => fieldsOf(forms, form).some((one) => one.field === field));
      if (asking === undefined) return [];
      const message = `${field} is switched off, and the form ${asking} asks for it all the same.`;
      const draft = { code: 'RULE_WITHOUT_EFFECT', severity: 'warning', message } as const;
      return [problemIn(document, `${pointer}/enabled`, draft)];
    });
}

/** Forms of the ways to register that a guest sees. */
export function openForms(site: SitePart): readonly string[] {
  return formsForGuests(site, 'registration.method');
}

/** Forms of the ways in a slot that a guest in a browser sees, in order. */
export function formsForGuests(site: SitePart, slot: 'login.method' | 'registration.method'): readonly string[] {
  return site.slots[slot].flatMap(({ form, visible }) =>
    visible === undefined || evaluate(visible, site, { app: 'browser', language: 'en' }) ? [form] : [],
  );
}

function checkLabels({ source, forms, strings }: RulesToCheck): Problem[] {
  const fields = new Map(
    Object.keys(forms)
      .flatMap((form) => fieldsOf(forms, form))
      .map((entry) => [entry.field, entry]),
  );
  return Object.entries(strings).flatMap(([language, texts]) => {
    const document = source.strings[language];
    return [...fields.values()].flatMap(({ field, labelKey }) => {
      const [group = '', key = ''] = labelKey.split(':');
      if (!document || texts[group]?.[key]?.trim() !== '') return [];
      const message = `The label of ${field} is blank in "${language}".`;
      return problemIn(document, pointerOf(group, key), { code: 'FIELD_WITHOUT_LABEL', message });
    });
  });
}

interface LabelledField {
  readonly field: string;
  readonly labelKey: string;
}

/** The fields of a form with their label keys, whose last part is the field's name. */
function fieldsOf(forms: FormsPart, form: string): readonly LabelledField[] {
  return Object.values(forms[form]?.uiSchema ?? {}).flatMap((ui): LabelledField[] => {
    if (typeof ui !== 'object' || ui === null || !('ui:options' in ui)) return [];
    const options = ui['ui:options'];
    if (typeof options !== 'object' || options === null || !('labelKey' in options)) return [];
    const labelKey = String(options.labelKey);
    return [{ labelKey, field: labelKey.replace(/^forms:label\./, '') }];
  });
}
