/** What `package-lock.json` says of one installed package. */
export interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Folder of a package (`node_modules/a/node_modules/b`) → what the lock file says of it. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Folders of packages and of all that they depend on, found as Node finds them: in the nearest `node_modules` on the way
 * up. Peers that a package can do without are left out, and so is what the lock file does not have.
 */
export function packageFolders(names: readonly string[], locked: LockedPackages): readonly string[] {
  const found = new Set<string>();
  const waiting = names.map((name) => findFolder(name, '', locked));
  for (let folder = waiting.pop(); waiting.length > 0 || folder !== undefined; folder = waiting.pop()) {
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    const from = folder;
    waiting.push(...needsOf(locked[folder] ?? {}).map((name) => findFolder(name, from, locked)));
  }
  return [...found].sort();
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

function findFolder(name: string, from: string, locked: LockedPackages): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (locked[place] !== undefined) return place;
  if (from === '') return undefined;
  const above = from.lastIndexOf('/node_modules/');
  return findFolder(name, above === -1 ? '' : from.slice(0, above), locked);
}
