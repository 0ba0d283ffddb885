import type { Named } from '../../contracts/platform-answer.ts';
import { isLonger, longestValue } from './bounded-pattern.ts';
import { westernDigits } from './western-digits.ts';

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
  fields: DescribedFields,
  values: Readonly<Record<string, unknown>>,
): readonly DescribedFault[] {
  const { schema } = fields;
  const required = new Set(schema.required);
  return Object.entries(schema.properties).flatMap(([field, rule]): readonly DescribedFault[] => {
    const text = textOf(fields, field, values);
    if (text === '') return required.has(field) ? [{ field, rule: 'required' }] : [];
    const { minLength = 0, maxLength = longestValue } = rule;
    if (isLonger(text, Math.min(maxLength, longestValue))) return [{ field, rule: 'maxLength', limit: maxLength }];
    if ([...text].length < minLength) return [{ field, rule: 'minLength', limit: minLength }];
    if (rule.enum && !rule.enum.includes(text)) return [{ field, rule: 'enum' }];
    return rule.pattern !== undefined && !expressionOf(rule.pattern)?.test(text) ? [{ field, rule: 'pattern' }] : [];
  });
}

/** Whether every pattern is an expression. What cannot be checked must not be offered. */
export function canCheck({ schema }: DescribedFields): boolean {
  return patternsOf(schema).every((pattern) => expressionOf(pattern) !== undefined);
}

/** The source of a pattern as it is tried: on the whole text. */
export function wholePattern(pattern: string): string {
  return `^(?:${pattern})$`;
}

/** The patterns of described fields. */
export function patternsOf(schema: DescribedFields['schema']): readonly string[] {
  return Object.values(schema.properties).flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]));
}

const expressions = new Map<string, RegExp | undefined>();

/** The expression of a pattern, made once; nothing for a broken one. */
function expressionOf(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) {
    let made: RegExp | undefined;
    try {
      // By itself first: a bracket that is not opened in it would close the one around it.
      made = new RegExp(wholePattern(new RegExp(pattern, 'u').source), 'u');
    } catch {
      made = undefined;
    }
    expressions.set(pattern, made);
  }
  return expressions.get(pattern);
}

/** The described values alone, trimmed, digits in western ones; empty ones are left out. */
export function describedValues(
  fields: DescribedFields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const entries = Object.keys(fields.schema.properties).map((field) => [field, textOf(fields, field, values)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

function textOf({ ui }: DescribedFields, field: string, values: Readonly<Record<string, unknown>>): string {
  const value = values[field];
  const text = typeof value === 'string' ? value.trim() : '';
  return ui[field]?.widget === 'digits' ? westernDigits(text) : text;
}
