/** Path → bytes of a brand's folder and its theme. */
export type BrandFiles = ReadonlyMap<string, Uint8Array>;

/** One change between two states of a brand's files that can be taken back without the others. */
export interface BrandChange {
  /** `brand/site.json#/flags/CBS3`, or the path of a file that is not JSON. */
  readonly place: string;
  /** The files of the new state with this one change taken back. */
  readonly takeBack: (files: BrandFiles) => BrandFiles;
}

/** Every single change between two states: a value of JSON, or a whole file. Order of keys and spaces are none. */
export function changesBetween(before: BrandFiles, after: BrandFiles): readonly BrandChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path): readonly BrandChange[] => {
    const [old, own] = [before.get(path), after.get(path)];
    if (old && own && path.endsWith('.json')) return valueChanges(path, jsonOf(old), jsonOf(own));
    if (old && own && Buffer.from(old).equals(own)) return [];
    return [{ place: path, takeBack: (files) => withFile(files, path, old) }];
  });
}

function valueChanges(path: string, before: unknown, after: unknown): readonly BrandChange[] {
  return differences(before, after, []).map(({ keys, value }) => ({
    place: `${path}#/${keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
    takeBack(files) {
      const bytes = files.get(path);
      if (!bytes) return files;
      return withFile(files, path, Buffer.from(JSON.stringify(withValue(jsonOf(bytes), keys, value))));
    },
  }));
}

interface Difference {
  readonly keys: readonly string[];
  /** What was there; nothing where it is new. */
  readonly value: unknown;
}

/** A list is one value: what is in it has no name of its own. */
function differences(before: unknown, after: unknown, keys: readonly string[]): readonly Difference[] {
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(before[name], after[name], [...keys, name]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ keys, value: before }];
}

function withValue(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const own = isRecord(document) ? document : {};
  if (rest.length === 0 && value === undefined) {
    return Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
  }
  return { ...own, [key]: withValue(own[key], rest, value) };
}

function withFile(files: BrandFiles, path: string, bytes: Uint8Array | undefined): BrandFiles {
  const changed = new Map(files);
  if (bytes === undefined) changed.delete(path);
  else changed.set(path, bytes);
  return changed;
}

function jsonOf(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
