import { listMissingProofs } from '../domains/recheck-domains.ts';
import { readBroken } from './read-broken.ts';
import { listExpiryFailures } from './expiries.ts';
import { readProvenDomains } from './read-hosts.ts';
import type { Database } from './tables.ts';
import { listUpstreams } from './upstreams.ts';

/** A published brand in one line. */
export interface BrandLine {
  readonly code: string;
  /** Domains of its folder, then those that were added and proved, each in alphabetical order. */
  readonly domains: readonly string[];
  readonly release: string;
  readonly seq: number;
  /** When the live release became live, ISO 8601. */
  readonly since: string;
  /** Who decides its site configuration: `livery`, or the address of the platform that it follows (`platform` for the service's own). */
  readonly source: string;
  /** How many live changes lie over its folder. */
  readonly overrides: number;
  /** What somebody has to look at, in sentences. */
  readonly alarms: readonly string[];
}

/** All published brands in the order of their codes, each question asked once for all of them. */
export async function readBrandLines(db: Database): Promise<readonly BrandLine[]> {
  const pointers = await db
    .selectFrom('pointers')
    .select(['merchant', 'release', 'seq', 'updated_at'])
    .orderBy('merchant')
    .execute();
  const hosts = groupBy(await db.selectFrom('hosts').select(['merchant', 'host']).orderBy('host').execute());
  const proven = await readProvenDomains(db);
  const unproven = groupBy(await listMissingProofs(db, new Date()));
  const overrides = groupBy(await db.selectFrom('overrides').select('merchant').execute());
  const upstreams = groupBy(await listUpstreams(db));
  const expiries = groupBy(await listExpiryFailures(db));
  const broken = groupBy(await readBroken(db));
  return pointers.map(({ merchant, release, seq, updated_at }) => {
    const [upstream] = upstreams.get(merchant) ?? [];
    const promises = (broken.get(merchant) ?? []).flatMap((line) => line.broken);
    return {
      code: merchant,
      domains: [...(hosts.get(merchant) ?? []).map(({ host }) => host), ...(proven.get(merchant) ?? [])],
      release,
      seq,
      since: updated_at.toISOString(),
      source: upstream ? (upstream.settings.url ?? 'platform') : 'livery',
      overrides: overrides.get(merchant)?.length ?? 0,
      alarms: [
        ...(upstream?.failure ? [`Its platform is not believed: ${upstream.failure.message}`] : []),
        ...(expiries.get(merchant) ?? []).map(({ message }) => `An override could not end: ${message}`),
        ...(unproven.get(merchant) ?? []).map(({ host }) => `The proof of ${host} is missing.`),
        ...promises.map(({ name }) => `It breaks a promise: ${name}.`),
      ],
    };
  });
}

function groupBy<Row extends { readonly merchant: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, ({ merchant }) => merchant);
}
