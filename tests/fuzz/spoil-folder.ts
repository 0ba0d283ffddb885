import fc from 'fast-check';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import type { Dice } from '../../src/release/roll-dice.fixture.ts';
import { rollDice } from '../../src/release/roll-dice.fixture.ts';

type Files = Map<string, Uint8Array>;
type Spoil = (files: Files, dice: Dice) => void;

/** A folder with up to four things done to it that nobody should do; the same for the same seed. */
export function spoilFolder({ folder, files }: FolderFiles, seed: number): FolderFiles {
  const dice = rollDice(seed);
  const spoilt: Files = new Map(files);
  const count = dice.pick([1, 1, 1, 2, 2, 3, 4]);
  for (let turn = 0; turn < count; turn += 1) dice.pick(ways)(spoilt, dice);
  return { folder, files: spoilt };
}

const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  1.5,
  '',
  ' ',
  'Y',
  '../..',
  '/etc/passwd',
  'https://a.example',
  'javascript:alert(1)',
  '<script>x</script>',
  '{{count}}',
  '$t(app:login)',
  '(a+)+$',
  '^[a-z]{1,9}$',
  '\u202e',
  '\ud800',
  'چ',
  'x'.repeat(3_000),
  [],
  {},
  [[]],
  { not: { all: [] } },
  { flag: 'CBS3' },
  ['home.tab'],
  'home.tab',
  'merchant:headline',
  'constructor',
  'toString',
];

/** Any JSON, by chance but repeatable. */
function oddValue(dice: Dice): unknown {
  if (dice.chance(0.6)) return dice.pick(odd);
  return fc.sample(fc.jsonValue({ maxDepth: 4 }), { seed: dice.whole(0, 2 ** 31 - 1), numRuns: 1 })[0];
}

const ways: readonly Spoil[] = [
  editing((places, dice) => dice.pick(places).set(oddValue(dice))),
  editing((places, dice) => dice.pick(places).set(oddValue(dice))),
  editing((places, dice) => dice.pick(places).set(structuredClone(dice.pick(places).get()))),
  editing((places, dice) => dice.pick(places).remove()),
  editing((places, dice) =>
    dice.pick(places).rename(dice.pick(['x', 'as', 'when', 'flags', 'toString', 'hasOwnProperty', 'é', '~/'])),
  ),
  editing((places, dice) => misspell(dice.pick(places), dice)),
  rewriting((text, dice) => text.slice(0, dice.whole(0, text.length))),
  rewriting((text, dice) => insert(text, dice, dice.pick(['{', ']', ',', '"', '\\', '\u0000', '//', '\n', '1e999']))),
  rewriting((text) => text.replaceAll('"', "'")),
  rewriting((text, dice) => text.replace(/"[^"]*"\s*:/, (key) => `${key} ${'['.repeat(dice.whole(1, 60))}`)),
  (files, dice) => flipBytes(files, dice),
  (files, dice) => files.delete(dice.pick([...files.keys()])),
  (files, dice) => swap(files, dice),
  (files, dice) => files.set(dice.pick(strangeFiles), Buffer.from(dice.pick(['', '{}', '<svg/>', 'GIF89a', '\u0000']))),
];

const strangeFiles = [
  'assets/x.svg',
  'assets/x.png',
  'assets/a/b.svg',
  'strings/xx.json',
  'strings/ur.json',
  'notes.txt',
  'README.md',
];

/** A value inside a JSON file, with ways to change it. */
interface Place {
  get(): unknown;
  set(value: unknown): void;
  remove(): void;
  rename(name: string): void;
}

type Holder = Record<string, unknown>;

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.entries(holder).flatMap(([key, child]) => [
    {
      get: () => holder[key],
      set: (next: unknown) =>
        Object.defineProperty(holder, key, { value: next, enumerable: true, configurable: true, writable: true }),
      remove: () => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
      rename: (name: string) => {
        const moved = holder[key];
        delete holder[key];
        holder[name] = moved;
      },
    },
    ...placesOf(child),
  ]);
}

function editing(edit: (places: readonly Place[], dice: Dice) => void): Spoil {
  return rewriting((text, dice) => {
    const value = parse(text);
    const places = placesOf(value);
    if (places.length > 0) edit(places, dice);
    return JSON.stringify(value, null, dice.pick([0, 2]));
  });
}

function rewriting(rewrite: (text: string, dice: Dice) => string): Spoil {
  return (files, dice) => {
    const names = [...files.keys()].filter((name) => name.endsWith('.json') || name.endsWith('.svg'));
    if (names.length === 0) return;
    const name = dice.pick(names);
    files.set(name, Buffer.from(rewrite(Buffer.from(files.get(name) ?? '').toString('utf8'), dice)));
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

function misspell(place: Place, dice: Dice): void {
  const value = place.get();
  if (typeof value !== 'string' || value.length < 2) return;
  const at = dice.whole(0, value.length - 2);
  place.set(`${value.slice(0, at)}${value[at + 1] ?? ''}${value[at] ?? ''}${value.slice(at + 2)}`);
}

function insert(text: string, dice: Dice, letters: string): string {
  const at = dice.whole(0, text.length);
  return `${text.slice(0, at)}${letters}${text.slice(at)}`;
}

function flipBytes(files: Files, dice: Dice): void {
  const name = dice.pick([...files.keys()]);
  const bytes = Uint8Array.from(files.get(name) ?? []);
  for (let turn = dice.whole(1, 3); turn > 0 && bytes.length > 0; turn -= 1) {
    bytes[dice.whole(0, bytes.length - 1)] = dice.whole(0, 255);
  }
  files.set(name, bytes);
}

function swap(files: Files, dice: Dice): void {
  const [one, other] = [dice.pick([...files.keys()]), dice.pick([...files.keys()])];
  const [first, second] = [files.get(one), files.get(other)];
  if (first && second) files.set(one, second).set(other, first);
}
