import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundNamed } from '../../src/release/evidence/evidence-lines.ts';
import { testFault } from '../../scripts/evidence/named-test.ts';
import type { PolicyPack } from '../../src/contracts/generated/policy-pack.ts';
import { features } from '../../src/features/index.ts';

const folder = 'schemas/policies';
/** A pack with fewer clauses that tests show is no reading of a jurisdiction. */
const leastClauses = 10;

/**
 * What is wrong with the clauses of the policy packs: a test that is not there, a bound that no clause asks for, a clause
 * that names a bound or a screen which does not exist, or that has no test and says neither what is missing nor what is the
 * operator's; and a pack with too few clauses that tests show.
 */
export function checkPolicies(root: string): readonly string[] {
  const files = readdirSync(join(root, folder)).sort();
  return files.flatMap((file) => {
    const pack = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as PolicyPack;
    return packFaults(root, pack).map((fault) => `${folder}/${file}: ${fault}.`);
  });
}

function packFaults(root: string, pack: PolicyPack): readonly string[] {
  const bounds = boundNames(pack);
  const asked = new Set(pack.clauses.flatMap(({ kept }) => kept));
  const shown = pack.clauses.filter(({ tests, missing }) => tests.length > 0 && missing === undefined).length;
  const few = shown < leastClauses ? [`has ${shown} clauses that tests show, not ${leastClauses}`] : [];
  const unasked = bounds.filter((name) => !asked.has(name)).map((name) => `no clause asks for ${name}`);
  const faults = pack.clauses.flatMap(({ clause, kept, screens, tests, missing, operator }) =>
    [
      ...kept.filter((name) => !bounds.includes(name)).map((name) => `names ${name}, which the pack does not have`),
      ...screens.filter((id) => !routeIds.has(id)).map((id) => `names the screen ${id}, which does not exist`),
      ...tests.flatMap((named) => testFault(root, named) ?? []),
      ...(tests.length === 0 && missing === undefined && operator === undefined
        ? ['names no test, and does not say what is missing or what the operator does']
        : []),
      ...(tests.length > 0 && operator !== undefined ? ['names tests for what is the operator’s'] : []),
    ].map((fault) => `the clause ${clause} ${fault}`),
  );
  return [...few, ...unasked, ...faults];
}

function boundNames(pack: PolicyPack): readonly string[] {
  const settings = Object.keys(pack.settings).map((name) => `settings.${name}`);
  const fields = Object.entries(pack.fields).flatMap(([field, own]) =>
    Object.keys(own).map((property) => `fields.${field}.${property}`),
  );
  const known = [...settings, ...fields].filter((name) => boundNamed(name, pack) !== undefined);
  return [...known, ...Object.keys(pack.items).map((slot) => `items.${slot}`)];
}

const routeIds: ReadonlySet<string> = new Set(features.flatMap(({ routes = [] }) => routes.map(({ id }) => id)));
