import { join } from 'node:path';
import { sql } from 'kysely';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { hashFolder } from '../../src/release/load/read-folder.ts';
import { packSource } from '../../src/service/publishing/pack-source.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { publishRelease } from '../../src/service/store/publish-release.ts';
import type { Database } from '../../src/service/store/tables.ts';
import { projectRoot } from '../gate/run-command.ts';

/** Merchants that are compiled; the others of a larger fleet are copies of them under codes of their own. */
const COMPILED = 200;

/** Fills the store of a service that does not run with live merchants; gives the codes of those that can be changed. */
export async function seedFleet(dataDir: string, count: number, compiled = COMPILED): Promise<readonly string[]> {
  const store = await openStore({ dataDir: join(dataDir, 'service') });
  try {
    const { db } = store;
    const codes = await publishCompiled(db, Math.min(count, compiled));
    if (count > compiled) await copyEach(db, count / compiled - 1);
    const rows = await db.selectFrom('pointers').select('merchant').orderBy('merchant').execute();
    if (rows.length !== count) throw new Error(`${rows.length} merchants are live instead of ${count}.`);
    return codes;
  } finally {
    await store.close();
  }
}

const note = { action: 'publish', author: 'bench', reason: 'bench', detail: {} } as const;

async function publishCompiled(db: Database, count: number): Promise<readonly string[]> {
  const compiler = await openCompiler({ rootDir: projectRoot });
  const codes: string[] = [];
  for (const files of aFleet(count)) {
    const compiled = await compiler.compile(files, { overrides: [] });
    if (!compiled.ok)
      throw new Error(
        `${files.folder} does not compile: ${compiled.problems.map(({ message }) => message).join('; ')}`,
      );
    const merchant = compiled.site.identity.code;
    const { release, manifest, parts, engine, hosts } = compiled;
    const source = { hash: hashFolder(files), bytes: await packSource(files) };
    const of = { merchant, expectedSeq: 0, release, manifest, parts, source, folder: source.hash, engine, hosts };
    await publishRelease(db, { ...of, overrides: [], note });
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
