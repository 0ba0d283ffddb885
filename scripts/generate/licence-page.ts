import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, LockedPackage>>;

/** Why a licence that asks for more than its text is kept is met. */
const duties: readonly (readonly [RegExp, string])[] = [
  [
    /LGPL/,
    'libvips, which sharp loads as a library of its own: nothing is linked into Livery, so that whoever runs it may put another build of it in place. Its source is at https://github.com/libvips/libvips.',
  ],
  [
    /MPL-2\.0/,
    'used as published, in files of their own: their source stays open, and a change of such a file would have to be published. lightningcss works in the build alone; DOMPurify is taken under Apache-2.0.',
  ],
  [/OFL-1\.1/, 'fonts, cut to the letters that are needed; they are not sold by themselves.'],
  [/CC-BY-4\.0|PDDL|CC0/, 'data, used unchanged and named here.'],
];

/** The packages that `npm start` and a server install, with their licences, from the lock file; the text of `docs/licences.md`. */
export function licencePage(): string {
  const lock = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Lock }).packages;
  const packages = [...reached(lock)].sort();
  const rows = packages.map((path) => {
    const { version = '', license = 'not said' } = lock[path] ?? {};
    return { name: nameOf(path), version, licence: license };
  });
  const licences = [...new Set(rows.map(({ licence }) => licence))].sort();
  return [
    '# Licences',
    '',
    'Written by `npm run generate` from `package-lock.json`: every package that `npm start` or a server may install, on whatever ' +
      'machine. Livery itself is Apache-2.0. The text of each licence lies in the folder of its package under `node_modules`.',
    '',
    '| licence | packages | what it asks for beyond its text being kept |',
    '| --- | --- | --- |',
    ...licences.map((licence) => {
      const own = rows.filter((row) => row.licence === licence);
      const duty = duties.find(([pattern]) => pattern.test(licence))?.[1] ?? '';
      return `| ${licence} | ${own.length} | ${duty} |`;
    }),
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
}

/** Every place of the lock file that the project itself leads to; tools of tests and generators are workspaces apart. */
function reached(lock: Lock): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(lock, path, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      follow(place);
    }
  };
  follow('');
  return found;
}

/** Where Node finds a package from another one: beside it, or above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[place]) return place;
    if (at === '') return undefined;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
