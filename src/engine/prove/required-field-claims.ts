import type { Condition } from '../../contracts/conditions.ts';
import type { FieldEntry } from '../../contracts/generated/fields.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { isWidgetName } from '../../contracts/widget-names.ts';
import { fold } from '../conditions/fold.ts';
import { catalogueEntry } from '../forms/form-fields.ts';
import { type FormField, type FormId, formTable } from '../forms/form-table.ts';
import { formIds } from '../forms/build-forms.ts';
import { patternOf } from '../forms/patterns.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { always, isAllowed, never } from './formulas.ts';
import type { Change } from './search.ts';

/** Characters of a date as its widget writes it. */
const DATE_LENGTH = 10;

/**
 * A field that a form insists on can be drawn, is named in every language, and some value meets its rule. A field that
 * only its rule leaves out or lets go empty is looked at as if a live change had switched it on.
 */
export function requiredFieldClaims(subject: ProofSubject): readonly Omit<Claim, 'invariant' | 'says'>[] {
  return formIds.flatMap((formId) => {
    const { open, madeBy } = formIsOffered(formId, subject);
    return formTable[formId].flatMap((spec) => {
      const field = spec.ruleOf ?? spec.field;
      const faults = fieldFaults(spec, catalogueEntry(spec.field), ruleOf(field, subject), subject);
      const own = requiredWhen(spec, formId, subject);
      const changes = fold(own, () => undefined) === false ? switchedOn(field, subject) : [];
      const demand = changes.length === 0 ? own : requiredWhen(spec, formId, withRuleOn(field, subject));
      return faults.map((because) => ({
        about: `${formId}.${spec.field}`,
        must: { not: { all: [open, demand] } },
        madeBy: [...['min', 'max', 'patternId', 'required'].map((property) => `rules.${field}.${property}`), ...madeBy],
        because,
        ...(changes.length === 0 ? {} : { after: changes }),
      }));
    });
  });
}

/** When a form shows a field and insists on it. */
function requiredWhen(spec: FormField, formId: FormId, subject: ProofSubject): Condition {
  return { all: [isPresent(spec, formId, subject), isDemanded(spec, subject)] };
}

/** What a live change would have to switch on for a field to be there and required. */
function switchedOn(field: string, { site }: ProofSubject): readonly Change[] {
  const rule = site.rules[field];
  if (rule === undefined) return [];
  return (['enabled', 'required'] as const)
    .filter((property) => !rule[property])
    .map((property) => ({ name: `register.${field}.${property}`, from: false, to: true }));
}

function withRuleOn(field: string, subject: ProofSubject): ProofSubject {
  const rule: FieldRule = { ...ruleOf(field, subject), enabled: true, required: true };
  return { ...subject, site: { ...subject.site, rules: { ...subject.site.rules, [field]: rule } } };
}

/** What makes a field impossible to fill in, in words. */
export function fieldFaults(
  { field, repeats }: Pick<FormField, 'field' | 'repeats'>,
  entry: Pick<FieldEntry, 'widget'>,
  rule: FieldRule,
  { texts, patterns, canMatch }: Pick<ProofSubject, 'texts' | 'patterns' | 'canMatch'>,
): readonly string[] {
  const faults = isWidgetName(entry.widget) ? [] : [`nothing draws the widget ${entry.widget}`];
  for (const [language, words] of Object.entries(texts)) {
    const hasLabel = words['forms']?.[`label.${field}`] !== undefined;
    if (!hasLabel) faults.push(`its label has no words in "${language}"`);
  }
  if (repeats !== undefined || entry.widget === 'terms' || entry.widget === 'questionType') return faults;
  const own = { min: rule.min ?? 0, max: rule.max ?? Infinity };
  const isDate = entry.widget === 'date';
  const min = isDate ? Math.max(own.min, DATE_LENGTH) : Math.max(own.min, 1);
  const max = isDate ? Math.min(own.max, DATE_LENGTH) : own.max;
  const pattern = patternOf(rule.patternId, patterns);
  const lengths = own.max === Infinity ? `at least ${own.min}` : `${own.min} to ${own.max}`;
  if (min > max) faults.push(`no value has ${lengths} characters${isDate ? ', because a date has 10' : ''}`);
  else if (pattern !== undefined) {
    const answer = canMatch(pattern, { min, max });
    const about = `value of ${lengths} characters matches the pattern ${rule.patternId}`;
    if (answer === 'no') faults.push(`no ${about}`);
    if (answer === 'unknown') faults.push(`it cannot be decided whether a ${about}`);
  }
  return faults;
}

/** When a form can be opened: by the methods that name it, or always where no method does. */
function formIsOffered(
  formId: FormId,
  { site }: ProofSubject,
): { readonly open: Condition; readonly madeBy: string[] } {
  const slots = ['login.method', 'registration.method', 'recovery.method'] as const;
  const isMethodForm = slots.some((slot) => formId.startsWith(slot.split('.')[0] ?? slot));
  if (!isMethodForm) return { open: always, madeBy: [] };
  const methods = slots.flatMap((slot) =>
    site.slots[slot].filter(({ form }) => form === formId).map((item) => ({ slot, item })),
  );
  return {
    open: { any: methods.map(({ item }) => isAllowed(item)) },
    madeBy: methods.map(({ slot, item }) => `slots.${slot}.${item.id}`),
  };
}

function ruleOf(field: string, { site }: ProofSubject): FieldRule {
  return site.rules[field] ?? catalogueEntry(field).rule;
}

function isPresent(spec: FormField, formId: FormId, subject: ProofSubject): Condition {
  const { shown, needs } = spec;
  const { enabled } = ruleOf(spec.ruleOf ?? spec.field, subject);
  const byRule = enabled ? always : never;
  const own: Condition =
    shown === 'always' ? always : shown === 'rule' ? byRule : { any: [shown.when, shown.orRule ? byRule : never] };
  const needed = formTable[formId].find(({ field }) => field === needs);
  return needed === undefined ? own : { all: [own, isPresent(needed, formId, subject)] };
}

function isDemanded(spec: FormField, subject: ProofSubject): Condition {
  if (spec.required === 'always') return always;
  if (spec.required === 'never') return never;
  const byRule = ruleOf(spec.ruleOf ?? spec.field, subject).required ? always : never;
  return spec.required === undefined ? byRule : { any: [byRule, spec.required.when] };
}
