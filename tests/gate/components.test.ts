import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './run-command.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string }[];
}

/** Licences that let a product be sold with the component in it, unchanged. */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|LGPL-3\.0-or-later|Zlib|Unlicense|PostgreSQL)$/;

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

it('every component is of one version whose bytes are known, under a licence that may be delivered', () => {
  const loose = installed.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
  const closed = installed.filter(
    ([, { license = 'none' }]) =>
      !license
        .replaceAll(/[()]/g, '')
        .split(/ (?:AND|OR) /)
        .every((name) => allowed.test(name)),
  );
  expect(closed.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
});

it('the bill of materials that npm writes names every component with its hash', () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const written = execFileSync('npm', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(written) as { readonly components: readonly Component[] };
  const named = new Map(components.map((component) => [`${component.name}@${component.version}`, component]));
  const missing = installed
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
    .filter((name) => !named.get(name)?.hashes?.some(({ alg }) => alg === 'SHA-512'));
  expect(missing).toEqual([]);
});
