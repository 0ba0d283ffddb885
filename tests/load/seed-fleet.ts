import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { canonicalJson } from '../../src/contracts/canonical-json.ts';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { hashFolder } from '../../src/release/load/read-folder.ts';
import { packSource } from '../../src/service/publishing/pack-source.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { type Publication, publishRelease } from '../../src/service/store/publish-release.ts';
import type { Database } from '../../src/service/store/tables.ts';
import { projectRoot } from '../gate/run-command.ts';

/** Merchants that are compiled; the others of a larger fleet are copies of them under codes of their own. */
const COMPILED = 200;

/** How many of a fleet are compiled, and what the others are. */
interface FleetOptions {
  readonly compiled?: number;
  /** The others have sources of their own, so that they can be changed; until then each shows the release of another one. */
  readonly hasOwnSources?: boolean;
}

/** Fills the store of a service that does not run with live merchants; gives the codes of those that can be changed. */
export async function seedFleet(
  dataDir: string,
  count: number,
  { compiled = COMPILED, hasOwnSources = false }: FleetOptions = {},
): Promise<readonly string[]> {
  const store = await openStore({ dataDir: join(dataDir, 'service') });
  try {
    const { db } = store;
    const members = await publishCompiled(db, Math.min(count, compiled));
    const codes = members.map(({ merchant }) => merchant);
    const others = count > compiled;
    if (others && hasOwnSources) codes.push(...(await publishBorrowed(db, members, count)));
    else if (others) await copyEach(db, count / compiled - 1);
    const rows = await db.selectFrom('pointers').select('merchant').orderBy('merchant').execute();
    if (rows.length !== count) throw new Error(`${rows.length} merchants are live instead of ${count}.`);
    return codes;
  } finally {
    await store.close();
  }
}

const note = { action: 'publish', author: 'bench', reason: 'bench', detail: {} } as const;

async function publishCompiled(db: Database, count: number): Promise<readonly Publication[]> {
  const compiler = await openCompiler({ rootDir: projectRoot });
  const members: Publication[] = [];
  for (const files of aFleet(count)) {
    const compiled = await compiler.compile(files, { overrides: [] });
    if (!compiled.ok) throw new Error(`${files.folder} does not compile.`);
    const merchant = compiled.site.identity.code;
    const { release, manifest, parts, engine, hosts } = compiled;
    const source = { hash: hashFolder(files), bytes: await packSource(files) };
    const of = { merchant, expectedSeq: 0, release, manifest, parts, source, folder: source.hash, engine, hosts };
    const publication = { ...of, overrides: [], note };
    await publishRelease(db, publication);
    members.push({ ...publication, parts: parts.map(({ bytes: _, ...part }) => part) });
  }
  return members;
}

/** Publishes the rest of a fleet: each has its own source, and shows what one of the compiled members shows. */
async function publishBorrowed(
  db: Database,
  members: readonly Publication[],
  count: number,
): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const [index, files] of aFleet(count).entries()) {
    const shown = members[index % members.length];
    if (index < members.length || !shown) continue;
    const merchant = files.folder.slice('merchants/'.length);
    const manifest = { ...shown.manifest, merchant };
    const release = createHash('sha256').update(canonicalJson(manifest)).digest('hex');
    const source = { hash: hashFolder(files), bytes: await packSource(files) };
    await publishRelease(db, { ...shown, merchant, manifest, release, source, folder: source.hash, hosts: [] });
    codes.push(merchant);
  }
  return codes;
}

/** Copies every merchant in the store: releases of their own over the same parts. */
async function copyEach(db: Database, times: number): Promise<void> {
  const statements = [
    sql`create temporary table copies as
      select p.merchant || '-' || n as code, p.source, p.folder, p.engine, replace(r.manifest,
        '"merchant":"' || p.merchant || '"', '"merchant":"' || p.merchant || '-' || n || '"') as manifest
      from pointers p join releases r on r.id = p.release cross join generate_series(1, ${times}::int) n`,
    sql`alter table copies add column id text`,
    sql`update copies set id = encode(sha256(convert_to(manifest, 'UTF8')), 'hex')`,
    sql`insert into releases (id, merchant, manifest) select id, code, manifest from copies`,
    sql`insert into pointers (merchant, seq, release, source, folder, engine)
      select code, 1, id, source, folder, engine from copies`,
    sql`insert into audit (merchant, seq, release, source, action, author, reason, detail, overrides)
      select code, 1, id, source, 'publish', 'bench', 'bench', '{}', '[]' from copies`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
