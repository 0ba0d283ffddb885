import type { FieldEntry } from '../../../src/contracts/generated/fields.ts';
import { describe } from '../../../src/engine/conditions/describe.ts';
import { type FormField, formTable } from '../../../src/engine/forms/form-table.ts';
import { patterns } from '../../../src/engine/forms/patterns.ts';
import type { EngineTexts } from '../../../src/release/load/engine-texts.ts';
import { readCatalogues } from './catalogues.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage, table } from './markdown.ts';
import { showJson } from './show-json.ts';

const ruled = new Set(['loginUsername', 'loginPassword', 'loginMobileNum']);

/** Every field of every form: what it holds, its default rule, the forms that ask for it; and the patterns of rules. */
export function fieldsPage(texts: EngineTexts): ReferencePage {
  const entries = Object.entries(readCatalogues().fields);
  const labels = texts['en']?.['forms'] ?? {};
  const body = paragraphs(
    'A form asks for a field because its way to register, log in or recover needs it, or because the rule of the field is enabled. [registration.json](registration.md#fields) and `register` of [site.json](site.md#register) change rules. Labels and hints are the texts `forms:label.<field>` and `forms:hint.<field>`.',
    heading(2, 'Fields with a rule of yours'),
    ...entries
      .filter(([name, { registration }]) => registration || ruled.has(name))
      .map(([name, entry]) => describeField(name, entry, labels)),
    heading(2, 'Other fields'),
    'Their rules are those of the engine.',
    ...entries
      .filter(([name, { registration }]) => !registration && !ruled.has(name))
      .map(([name, entry]) => describeField(name, entry, labels)),
    heading(2, 'Patterns'),
    'What `patternId` of a rule may name, besides the `patterns` of [merchant.json](merchant.md#patterns). The whole value has to match.',
    table(
      ['Pattern', 'Expression'],
      Object.entries(patterns).map(([id, expression]) => [code(id), code(expression)]),
    ),
  );
  return {
    file: 'fields.md',
    title: 'Form fields',
    summary:
      'Every field of registration, login, recovery and the other forms, with its default rule and where it is asked.',
    body,
    sources: ['schemas/fields.json', 'src/engine/forms/form-table.ts', 'src/engine/forms/patterns.ts'],
  };
}

function describeField(name: string, entry: FieldEntry, labels: Readonly<Record<string, string>>): string {
  const { description, rule, payload, widget, registration } = entry;
  const { enabled, required, min, max, patternId, order } = rule;
  const asked = Object.entries(formTable).flatMap(([form, fields]) =>
    fields.flatMap((spec) => (spec.field === name ? [`- ${code(form)}: ${askedWhen(spec)}`] : [])),
  );
  const label = labels[`label.${name}`];
  return paragraphs(
    heading(3, name),
    plain(label === undefined ? description : `“${label}”. ${description}`),
    facts({
      'Asked by default': enabled ? 'yes' : 'no',
      Required: required ? 'yes' : 'no',
      Length: min === undefined && max === undefined ? undefined : `${min ?? 0} to ${max ?? 'any'} characters`,
      Pattern: patternId === undefined ? undefined : code(patternId),
      Place: order === undefined ? undefined : String(order),
      Widget: widget,
      'Sent as': payload === '' ? 'nothing' : code(payload),
    }),
    registration || ruled.has(name) ? codeBlock('json', showJson({ fields: { [name]: exampleOf(entry) } })) : undefined,
    asked.length > 0 ? `Forms:\n\n${asked.join('\n')}` : undefined,
  );
}

function askedWhen({ shown, required, needs }: FormField): string {
  const when =
    shown === 'always'
      ? 'always there'
      : shown === 'rule'
        ? 'there while its rule is enabled'
        : `there while ${plain(describe(shown.when))}${shown.orRule === true ? ', or while its rule is enabled' : ''}`;
  const need = needs === undefined ? '' : `, together with ${code(needs)}`;
  const demanded =
    required === 'always'
      ? ', required'
      : typeof required === 'object'
        ? `, required while ${plain(describe(required.when))} or by its rule`
        : '';
  return `${when}${need}${demanded}`;
}

function exampleOf({ rule: { min, max, patternId }, registration }: FieldEntry): Readonly<Record<string, unknown>> {
  const lengths = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const shape = { ...lengths, ...(patternId === undefined ? {} : { patternId }) };
  return registration ? { enabled: true, required: true, ...shape } : shape;
}
