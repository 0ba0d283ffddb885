import type { EarlyField } from '../contracts/early-forms.ts';
import type { FormDefinition } from '../contracts/release.ts';
import { fieldError, recordOf } from '../engine/index.ts';
import { type FormField, readFields } from './form-fields.ts';
import { messageText, type Translate } from './use-message-text.ts';

/** Widgets whose value is what stands in their box; numbers, dates, codes and captchas are read by controls that run later. */
const plain: ReadonlySet<string> = new Set(['text', 'username', 'email', 'password', 'textarea']);

/** The fields of a form that can be checked before its page is hydrated, with what is then said of each broken rule. */
export function earlyFields(definition: FormDefinition, text: Translate): Readonly<Record<string, EarlyField>> {
  const properties = recordOf(definition.schema['properties']);
  return Object.fromEntries(
    readFields(definition)
      .filter(isPlain)
      .map((field) => [
        field.name,
        {
          texts: textsOf(field, recordOf(properties[field.name]), text),
          ...(field.options.trim ? {} : { isExact: true }),
        },
      ]),
  );
}

function isPlain({ widget, options }: FormField): boolean {
  return plain.has(widget) && options.inputMode !== 'numeric' && options.inputMode !== 'tel';
}

function textsOf({ required, options }: FormField, schema: Readonly<Record<string, unknown>>, text: Translate) {
  const { type: _, ...rules } = schema;
  const broken = Object.entries({ ...rules, ...(required ? { required } : {}) });
  return Object.fromEntries(
    broken.map(([rule, limit]) => [rule, messageText([fieldError({ rule, params: { limit } }, options)], text)]),
  );
}
