import { type InputKind, type Inputs, inputKinds } from '../inputs/inputs.ts';

/** One input that is another than it was; absent sides were not there. */
export interface ChangedInput {
  readonly kind: InputKind;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
}

/** Every input that differs between two pictures, in the order of kinds and names. */
export function changedInputs(before: Inputs, after: Inputs): readonly ChangedInput[] {
  return inputKinds.flatMap((kind) =>
    changedValues(before[kind] ?? {}, after[kind] ?? {}).map((one) => ({ kind, ...one })),
  );
}

/** The names whose values differ between two records. */
export function changedValues(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly from?: string; readonly to?: string }[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (from === to) return [];
    return [{ name, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
}
