import { globSync, readFileSync } from 'node:fs';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { readContract } from '../platform/read-contract.ts';

/** Functions of the browser code that take the name of a call. */
const callers = /\b(?:call|ask|claim|questionOf|useClaim|useEarnings|useMethods|usePayment)\(\s*'(\w+)'/g;

/** Calls that the service makes by itself, before it sends a page or for a brand that follows its platform. */
const ofService = ['systemRegion', 'systemStatus', 'registerSettings', 'templateSettings'];

/** Which calls each feature makes, and what players see without each call; the text of `docs/platform-calls.md`. */
export function platformCallTables(): string {
  const contract = readContract();
  const features = [...callsByFeature()].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    '# What a platform must add for each feature',
    '',
    'Written by `npm run generate` from the sources of the features and from `schemas/platform.openapi.yaml`. ' +
      'A brand whose features of one row are switched off needs none of its calls. `livery platform check` tries them; ' +
      '[platform.md](platform.md) says how calls of another dialect are bridged.',
    '',
    '| feature | calls that it makes |',
    '| --- | --- |',
    `| every site, asked by the service | ${named(ofService)} |`,
    ...features.map(([feature, calls]) => `| ${feature} | ${named([...calls].sort())} |`),
    '',
    '## Calls',
    '',
    '| call | method and path | who | without it |',
    '| --- | --- | --- | --- |',
    ...contract.map(
      ({ call, needsSession, players }) =>
        `| \`${call.name}\` | \`${call.method} ${call.path}\` | ${needsSession ? 'players' : 'guests'} | ${players} |`,
    ),
    '',
  ].join('\n');
}

function callsByFeature(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('src/{features,client,lobby,app,forms}/**/*.{ts,tsx}')) {
    if (/\.test\.|fixture\./.test(file)) continue;
    const [, folder = '', feature = ''] = file.split('/');
    const owner = folder === 'features' ? feature : 'every site, asked by the browser';
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(callers)) {
      if (!(name in endpoints)) continue;
      found.set(owner, (found.get(owner) ?? new Set()).add(name));
    }
  }
  return found;
}

function named(calls: readonly string[]): string {
  return calls.map((name) => `\`${name}\``).join(', ');
}
