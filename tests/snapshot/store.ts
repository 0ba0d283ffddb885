import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, hashOfValue } from './hash.ts';
import { hashKinds, type InputHashes, type Inputs, type InputValues, inputKinds } from './inputs/inputs.ts';

/** What a brand was when a cell had its inputs. */
export interface StateRecord {
  /** Hash of the places of the folder's values at that time. */
  readonly places: string;
  /** Hash of the manifest in words at that time. */
  readonly words: string;
}

/** What a picture was taken of, and what it was. */
export interface TakenRecord extends StateRecord {
  /** Hash of the PNG. */
  readonly picture: string;
  /** Hash of the folder's and its theme's files at that time: path → name of a blob. */
  readonly files?: string;
}

/** A folder of pictures and inputs by their hash. It can be copied onto another: equal names hold equal bytes. */
export interface Store {
  readonly dir: string;
  putPicture(png: Uint8Array): string;
  /** The PNG of a hash; nothing when this store does not have it. */
  picture(hash: string): Buffer | undefined;
  /** Keeps inputs; gives the hash that names them. */
  putInputs(inputs: Inputs): string;
  inputs(hash: string): Inputs | undefined;
  /** Keeps the bytes of a file; gives the hash that names them. */
  putBlob(bytes: Uint8Array): string;
  blob(hash: string): Buffer | undefined;
  putValues(values: InputValues): string;
  values(hash: string): InputValues | undefined;
  /** What was taken of a cell for these inputs. */
  taken(cell: string, inputs: string): TakenRecord | undefined;
  putTaken(cell: string, inputs: string, record: TakenRecord): void;
  /** What the brand was with these inputs, photographed or not. */
  state(cell: string, inputs: string): StateRecord | undefined;
  putState(cell: string, inputs: string, record: StateRecord): void;
  /** The newest inputs of a cell that gave this picture, or one that looks the same. */
  latest(cell: string, picture: string): string | undefined;
  putLatest(cell: string, picture: string, inputs: string): void;
}

/** Opens the store in a folder, which need not be there. */
export function openStore(dir: string): Store {
  const readJson = <T>(...path: string[]): T | undefined => {
    const file = join(dir, ...path);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  };
  const putValues = (values: InputValues): string => {
    const hash = hashOfValue(values);
    keep(join(dir, 'values', `${hash}.json`), () => JSON.stringify(values));
    return hash;
  };
  const values = (hash: string) => readJson<InputValues>('values', `${hash}.json`);
  const latestFile = (cell: string, picture: string) => ['latest', `${hashOf(`${cell} ${picture}`)}.json`];
  const stateFile = (cell: string, inputs: string) => ['states', `${hashOf(`${cell} ${inputs}`)}.json`];
  const takenFile = (cell: string, inputs: string) => ['taken', `${hashOf(`${cell} ${inputs}`)}.json`];
  return {
    dir,
    putPicture(png) {
      const hash = hashOf(png);
      keep(join(dir, 'pictures', `${hash}.png`), () => png);
      return hash;
    },
    picture(hash) {
      const file = join(dir, 'pictures', `${hash}.png`);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    putInputs(inputs) {
      const hashes = hashKinds(inputs);
      const hash = hashOfValue(hashes);
      for (const kind of inputKinds) {
        const [own, name] = [inputs[kind], hashes[kind]];
        if (name !== undefined) keep(join(dir, 'values', `${name}.json`), () => JSON.stringify(own));
      }
      keep(join(dir, 'inputs', `${hash}.json`), () => JSON.stringify(hashes));
      return hash;
    },
    inputs(hash) {
      const hashes = readJson<InputHashes>('inputs', `${hash}.json`);
      if (!hashes) return undefined;
      return Object.fromEntries(Object.entries(hashes).map(([kind, own]) => [kind, values(own) ?? {}]));
    },
    putBlob(bytes) {
      const hash = hashOf(bytes);
      keep(join(dir, 'blobs', hash), () => bytes);
      return hash;
    },
    blob(hash) {
      const file = join(dir, 'blobs', hash);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    putValues,
    values,
    taken: (cell, inputs) => readJson<TakenRecord>(...takenFile(cell, inputs)),
    putTaken(cell, inputs, record) {
      write(join(dir, ...takenFile(cell, inputs)), JSON.stringify(record));
    },
    state: (cell, inputs) =>
      readJson<TakenRecord>(...takenFile(cell, inputs)) ?? readJson<StateRecord>(...stateFile(cell, inputs)),
    putState(cell, inputs, record) {
      keep(join(dir, ...stateFile(cell, inputs)), () => JSON.stringify(record));
    },
    latest: (cell, picture) => readJson<string>(...latestFile(cell, picture)),
    putLatest(cell, picture, inputs) {
      write(join(dir, ...latestFile(cell, picture)), JSON.stringify(inputs));
    },
  };
}

function keep(file: string, content: () => string | Uint8Array): void {
  if (!existsSync(file)) write(file, content());
}

/** A run that is ended half way leaves no half file behind. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
