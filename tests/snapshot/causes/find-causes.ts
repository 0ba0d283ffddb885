import type { InputKind, Inputs } from '../inputs/inputs.ts';
import { type ChangedInput, changedInputs, changedValues } from './changed-inputs.ts';

/** What is behind a difference: one changed input, and the places in the files where it was changed. */
export interface Cause extends ChangedInput {
  /** `site.json#/flags/CBS3`, `themes/soda/theme.json#/…`, or the source file; empty when no file of the brand says it. */
  readonly places: readonly string[];
  /** Found by taking it back alone: without it the picture is another. */
  readonly isProved?: boolean;
}

/** Inputs and places of one picture. */
export interface PictureState {
  readonly inputs: Inputs;
  /** Place in the folder's files → value. */
  readonly places: Readonly<Record<string, string>>;
}

/** Kinds that follow from others: named only where none of those changed. */
const followers: Readonly<Partial<Record<InputKind, readonly InputKind[]>>> = {
  item: ['flag', 'promotion', 'template', 'setting'],
  order: ['flag', 'promotion', 'template', 'setting', 'item'],
  form: ['rule', 'flag', 'setting'],
  route: ['flag', 'setting'],
};

/**
 * What is behind a difference of two pictures, from what differs between their inputs. What follows from another change (the
 * items of a flag, the order of a slot that they leave) is not named beside it. Empty when nothing that is known changed.
 */
export function findCauses(before: PictureState, after: PictureState): readonly Cause[] {
  const changed = changedInputs(before.inputs, after.inputs);
  const kinds = new Set(changed.map(({ kind }) => kind));
  const places = changedValues(before.places, after.places).map(({ name }) => name);
  const causes = changed
    .filter((change) => !isConsequence(change, kinds))
    .map((change) => ({ ...change, places: placesOf(change, places, after.places) }));
  return foldTokens(withoutThemeColor(causes));
}

/** The colour of the browser's bar is one of the tokens: it is named where no token says it. */
function withoutThemeColor(causes: readonly Cause[]): readonly Cause[] {
  const isThemeColor = ({ kind, name }: Cause) => kind === 'token' && name === 'theme-color';
  return causes.some((cause) => cause.kind === 'token' && !isThemeColor(cause))
    ? causes.filter((cause) => !isThemeColor(cause))
    : causes;
}

/** Kinds whose values a screen starts or stops to read because something else changed: a text by the item that shows it. */
const readBecause: ReadonlySet<InputKind> = new Set([
  ...(['flag', 'promotion', 'template', 'setting', 'form', 'text', 'source', 'package'] as const),
]);

/** Whether a change only follows from others. */
function isConsequence({ kind, from, to }: ChangedInput, changed: ReadonlySet<InputKind>): boolean {
  const isLed = (followers[kind] ?? []).some((other) => changed.has(other));
  if (kind === 'order') return isLed && isSameOrder(from ?? '', to ?? '');
  const cameOrWent = from === undefined || to === undefined;
  const others = [...changed].filter((other) => other !== kind);
  return isLed || (cameOrWent && readBecause.has(kind) && others.length > 0);
}

/** Whether what is in both lists stands in the same order: then items only came or went. */
function isSameOrder(from: string, to: string): boolean {
  const [one, other] = [from.split(' '), to.split(' ')];
  return one.filter((id) => other.includes(id)).join() === other.filter((id) => one.includes(id)).join();
}

/** Custom properties that one place of a theme decides are one cause, which has the name of that place. */
function foldTokens(causes: readonly Cause[]): readonly Cause[] {
  const groups = Map.groupBy(causes, ({ kind, name, from, to, places }) =>
    kind === 'token' && places.length === 1 ? [places[0], from, to].join('\n') : `${kind}\n${name}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || first.kind !== 'token' || first.places.length !== 1) return group;
    return [{ ...first, name: tokenName(first.places[0] ?? first.name) }];
  });
}

/** `themes/soda/theme.json#/core/color/ink/page/$value` is `core.color.ink.page`. */
function tokenName(place: string): string {
  const [, path = ''] = place.split('#/');
  return path.replace(/\/\$value(\/.*)?$/, '').replaceAll('/', '.');
}

const ownFiles: Readonly<Partial<Record<InputKind, RegExp>>> = {
  variant: /theme\.json#\/(variants|layout)\//,
  item: /^navigation\.json#/,
  order: /^navigation\.json#/,
  lobby: /^lobby\.json#/,
  identity: /^(merchant|site)\.json#/,
  rule: /^registration\.json#|^site\.json#/,
  setting: /^(merchant|site)\.json#/,
};

const lastParts: ReadonlySet<InputKind> = new Set([
  'flag',
  'promotion',
  'template',
  'setting',
  'text',
  'rule',
  'variant',
]);

/** Places that were changed and that speak of an input: by its own name where they carry it, else by their file. */
function placesOf(
  { kind, name }: ChangedInput,
  changed: readonly string[],
  all: Readonly<Record<string, string>>,
): readonly string[] {
  if (kind === 'source' || kind === 'service' || kind === 'platform' || kind === 'recipe') return [name];
  if (kind === 'token') {
    // A value of several parts is changed in one place: `$value` with `value` and `unit`, or a list.
    const tokens = new Set(changed.map((place) => place.replace(/(\/\$value)\/.*$/, '$1')));
    return [...tokens].filter((place) => tokensAt(place, all).has(plain(name)));
  }
  const own = name.split(/[.: ]/).at(-1) ?? name;
  const inFile = ownFiles[kind];
  const inKind = inFile ? changed.filter((place) => inFile.test(place)) : changed;
  if (!lastParts.has(kind)) return inFile ? inKind : [];
  return inKind.filter((place) => place.split(/[/.]/).includes(own));
}

/** Custom properties that a place of a theme decides, in plain letters: a core value decides what refers to it. */
function tokensAt(place: string, all: Readonly<Record<string, string>>): ReadonlySet<string> {
  const [file, path = ''] = place.split('#');
  const parts = path
    .split('/')
    .slice(1)
    .filter((part) => part !== '$value');
  if (parts[0] !== 'core') return new Set([plain(parts.slice(1).join('')), plain(parts.slice(2).join(''))]);
  const reference = `{${parts.join('.')}}`;
  const users = Object.entries(all).filter(([user, value]) => value === reference && user.startsWith(`${file}#`));
  return new Set([plain(parts.slice(1).join('')), ...users.flatMap(([user]) => [...tokensAt(user, {})])]);
}

function plain(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
}

/** A cause in words: `token --color-accent: #111 → #222`. */
export function formatCause({ kind, name, from, to }: ChangedInput): string {
  if (isHashed(kind)) return `${kind} ${name}${from === undefined ? ' is new' : to === undefined ? ' is gone' : ''}`;
  return `${kind} ${name}: ${formatValue(from)} → ${formatValue(to)}`;
}

function isHashed(kind: InputKind): boolean {
  return ['source', 'service', 'platform', 'recipe', 'asset', 'font', 'form'].includes(kind);
}

function formatValue(value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return value.length > 90 ? `${value.slice(0, 88)}…` : value;
}
