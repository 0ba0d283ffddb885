import type { OriginsPart } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { isFormId } from '../forms/build-forms.ts';
import { catalogueEntry, fieldsOf } from '../forms/form-fields.ts';
import { type FormField, formTable } from '../forms/form-table.ts';
import type { Explanation, Reason } from '../../contracts/explanation.ts';
import { reasonsOf, type Scene } from './reasons.ts';
import { decidingWords } from './sentences.ts';

/** Explains a form's field, written `<formId>.<field>`; nothing when no form has it. */
export function explainField(site: SitePart, scene: Scene, id: string): Explanation | undefined {
  const [formId = '', name = ''] = id.split('.');
  // A field may be sent under no name, so that none means no field.
  if (!isFormId(formId) || name === '') return undefined;
  const spec = formTable[formId].find(({ field }) => field === name || catalogueEntry(field).payload === name);
  if (spec === undefined) return undefined;
  const fields = fieldsOf(formId, { rules: site.rules, site });
  const found = fields.find((field) => field.spec === spec);
  const reasons = presenceReasons(spec, site, scene);
  const because = decidingWords(reasons);
  const required = found?.required === true ? ', required' : '';
  const text =
    found === undefined
      ? `${id} is not in the form: ${because}.`
      : `${id} is in the form${required}${because === '' ? '; this form always has it' : `: ${because}`}.`;
  return { id, kind: 'field', place: formId, state: found === undefined ? 'hidden' : 'shown', text, reasons };
}

function presenceReasons(spec: FormField, site: SitePart, scene: Scene): readonly Reason[] {
  if (spec.shown === 'always') return [];
  const rule = ruleReason(spec.ruleOf ?? spec.field, site, scene.origins);
  const needed = spec.needs === undefined ? [] : [ruleReason(spec.needs, site, scene.origins)];
  if (spec.shown === 'rule') return [rule, ...needed];
  const conditions = reasonsOf(spec.shown.when, scene);
  return spec.shown.orRule === true ? [...conditions, rule, ...needed] : [...conditions, ...needed];
}

function ruleReason(field: string, { rules }: SitePart, { values }: OriginsPart): Reason {
  const enabled = rules[field]?.enabled === true;
  const origin = values[`rules.${field}.enabled`];
  return {
    condition: `the rule of ${field} shows it`,
    holds: enabled,
    decides: true,
    value: enabled ? 'on' : 'off',
    ...(origin === undefined ? {} : { origin }),
  };
}
