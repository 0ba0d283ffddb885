import type { Named } from '../../contracts/platform-answer.ts';
import { isLonger, longestValue } from './bounded-pattern.ts';

/** What a payment method asks for: a closed subset of JSON Schema with hints for drawing. */
export type DescribedFields = Named<'PaymentFields'>;

/** A broken rule of a described field. */
export interface DescribedFault {
  readonly field: string;
  readonly rule: 'required' | 'minLength' | 'maxLength' | 'pattern' | 'enum';
  readonly limit?: number;
}

/**
 * Checks texts against described fields: the same function in the page and on the platform, and no compiler, which a strict
 * policy forbids. A field that may stay empty passes when it is empty; a field that nobody described is left out.
 */
export function checkDescribed(
  { schema }: DescribedFields,
  values: Readonly<Record<string, unknown>>,
): readonly DescribedFault[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties).flatMap(([field, rule]): readonly DescribedFault[] => {
    const text = textOf(values[field]);
    if (text === '') return required.has(field) ? [{ field, rule: 'required' }] : [];
    const { minLength = 0, maxLength = longestValue } = rule;
    if (isLonger(text, Math.min(maxLength, longestValue))) return [{ field, rule: 'maxLength', limit: maxLength }];
    if ([...text].length < minLength) return [{ field, rule: 'minLength', limit: minLength }];
    if (rule.enum && !rule.enum.includes(text)) return [{ field, rule: 'enum' }];
    return rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text) ? [{ field, rule: 'pattern' }] : [];
  });
}

/** The described values alone, trimmed; empty ones are left out. */
export function describedValues(
  { schema }: DescribedFields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const entries = Object.keys(schema.properties).map((field) => [field, textOf(values[field])] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
