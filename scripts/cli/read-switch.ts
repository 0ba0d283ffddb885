import { UsageError } from './verb.ts';

/** Reads on, off or clear; clear has no value, which ends an override. */
export function readSwitch(state: string): { readonly value?: boolean } {
  if (state === 'on') return { value: true };
  if (state === 'off') return { value: false };
  if (state === 'clear') return {};
  throw new UsageError(`"${state}" is neither on, off nor clear.`);
}
