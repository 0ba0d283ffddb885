import type { PolicyBound } from '../../contracts/generated/policy-pack.ts';

/** A value of a setting or of a field's rule. */
export type PolicyValue = string | number | boolean;

/** Whether a policy pack permits a value; advice permits every one. */
export function permits(bound: PolicyBound | undefined, value: PolicyValue | undefined): boolean {
  return bound === undefined || bound.isAdvice === true || isWithin(bound, value);
}

/** Whether a value is what a bound asks for, be it a rule or advice. */
export function isWithin({ is, atLeast, atMost, oneOf }: PolicyBound, value: PolicyValue | undefined): boolean {
  if (is !== undefined) return value === is;
  if (oneOf !== undefined) return oneOf.some((one) => one === value);
  return typeof value === 'number' && value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** The value itself where it is permitted, else the permitted one that stands in for it. */
export function clampValue(bound: PolicyBound | undefined, value: PolicyValue): PolicyValue;
export function clampValue(bound: PolicyBound | undefined, value: PolicyValue | undefined): PolicyValue | undefined;
export function clampValue(bound: PolicyBound | undefined, value: PolicyValue | undefined): PolicyValue | undefined {
  if (bound === undefined || permits(bound, value)) return value;
  return bound.is ?? bound.oneOf?.[0] ?? bound.atLeast ?? bound.atMost ?? value;
}

/** What a bound asks for, in words: `on`, `at least 8`, `at most 30`, `register or site`. */
export function boundWords({ is, atLeast, atMost, oneOf }: PolicyBound): string {
  const say = (value: PolicyValue) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  if (is !== undefined) return say(is);
  if (oneOf !== undefined) return oneOf.map(say).join(' or ');
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}
