import type { Condition } from '../../contracts/conditions.ts';
import type { FieldEntry } from '../../contracts/generated/fields.ts';
import type { FieldRule } from '../../contracts/site.ts';
import { catalogueEntry } from '../forms/form-fields.ts';
import { type FormField, type FormId, formTable } from '../forms/form-table.ts';
import { formIds } from '../forms/build-forms.ts';
import { patternOf } from '../forms/patterns.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { always, isAllowed, never } from './formulas.ts';

/** Widgets that the forms draw. */
const widgets: ReadonlySet<string> = new Set<FieldEntry['widget']>([
  'text',
  'username',
  'password',
  'phone',
  'code',
  'captcha',
  'date',
  'email',
  'terms',
  'textarea',
  'questionType',
]);

/** Characters of a date as its widget writes it. */
const DATE_LENGTH = 10;

/** A field that a form insists on can be drawn, is named in every language, and some value meets its rule. */
export function requiredFieldClaims(subject: ProofSubject): readonly Omit<Claim, 'invariant' | 'says'>[] {
  return formIds.flatMap((formId) => {
    const { open, madeBy } = formIsOffered(formId, subject);
    return formTable[formId].flatMap((spec) => {
      const demanded: Condition = { all: [open, isPresent(spec, formId, subject), isDemanded(spec, subject)] };
      const field = spec.ruleOf ?? spec.field;
      return fieldFaults(spec, catalogueEntry(spec.field), ruleOf(spec, subject), subject).map((because) => ({
        about: `${formId}.${spec.field}`,
        must: { not: demanded },
        madeBy: [...['min', 'max', 'patternId', 'required'].map((property) => `rules.${field}.${property}`), ...madeBy],
        because,
      }));
    });
  });
}

/** What makes a field impossible to fill in, in words. */
export function fieldFaults(
  { field, repeats }: Pick<FormField, 'field' | 'repeats'>,
  entry: Pick<FieldEntry, 'widget'>,
  rule: FieldRule,
  { texts, patterns, canMatch }: Pick<ProofSubject, 'texts' | 'patterns' | 'canMatch'>,
): readonly string[] {
  const faults = widgets.has(entry.widget) ? [] : [`nothing draws the widget ${entry.widget}`];
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
  else if (pattern !== undefined && !canMatch(pattern, { min, max })) {
    faults.push(`no value of ${lengths} characters matches the pattern ${rule.patternId}`);
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

function ruleOf(spec: FormField, { site }: ProofSubject): FieldRule {
  return site.rules[spec.ruleOf ?? spec.field] ?? catalogueEntry(spec.field).rule;
}

function isPresent(spec: FormField, formId: FormId, subject: ProofSubject): Condition {
  const { shown, needs } = spec;
  const { enabled } = ruleOf(spec, subject);
  const byRule = enabled ? always : never;
  const own: Condition =
    shown === 'always' ? always : shown === 'rule' ? byRule : { any: [shown.when, shown.orRule ? byRule : never] };
  const needed = formTable[formId].find(({ field }) => field === needs);
  return needed === undefined ? own : { all: [own, isPresent(needed, formId, subject)] };
}

function isDemanded(spec: FormField, subject: ProofSubject): Condition {
  if (spec.required === 'always') return always;
  if (spec.required === 'never') return never;
  const byRule = ruleOf(spec, subject).required ? always : never;
  return spec.required === undefined ? byRule : { any: [byRule, spec.required.when] };
}
