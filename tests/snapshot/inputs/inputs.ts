import { hashOfValue } from '../hash.ts';

/** Kinds of things that a picture depends on. */
export const inputKinds = [
  'flag',
  'promotion',
  'template',
  'setting',
  'rule',
  'identity',
  'lobby',
  'route',
  'item',
  'order',
  'form',
  'text',
  'token',
  'variant',
  'font',
  'asset',
  'source',
  'package',
  'service',
  'platform',
  'recipe',
  'browser',
] as const;

export type InputKind = (typeof inputKinds)[number];

/** Name → value or hash, of one kind. */
export type InputValues = Readonly<Record<string, string>>;

/** Everything that one picture depends on, by kind. */
export type Inputs = Readonly<Partial<Record<InputKind, InputValues>>>;

/** Kind → hash of its values: what is kept of a picture's inputs, since many pictures share the values of a kind. */
export type InputHashes = Readonly<Partial<Record<InputKind, string>>>;

/** The hash of each kind of inputs; kinds without values are left out. */
export function hashKinds(inputs: Inputs): InputHashes {
  const entries = inputKinds.flatMap((kind) => {
    const values = inputs[kind];
    return values && Object.keys(values).length > 0 ? [[kind, hashOnce(values)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Hashes of values by which object they are: thousands of cells share those of the platform, the service or the assets. */
const known = new WeakMap<InputValues, string>();

function hashOnce(values: InputValues): string {
  const hash = known.get(values) ?? hashOfValue(values);
  known.set(values, hash);
  return hash;
}
