import { sql } from 'kysely';
import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import { readableFormats } from '../../release/upgrade/upgrade-release.ts';
import type { Database } from '../store/tables.ts';
import type { Publisher } from './publisher.ts';

interface UpgradeUnreadableOptions {
  readonly db: Database;
  readonly publisher: Pick<Publisher, 'recompile'>;
  readonly onTrouble: (message: string) => void;
}

/**
 * Compiles the stored source of live merchants whose release no step leads up from, folder or not; the source passes
 * `upgrade`. Gives who went live anew. One that does not compile keeps its last good release, and one of a newer engine is
 * left to nodes of that engine: an older one would bring an older release back.
 */
export async function upgradeUnreadable({
  db,
  publisher,
  onTrouble,
}: UpgradeUnreadableOptions): Promise<readonly string[]> {
  const format = sql<number>`(substring(releases.manifest from '"engineFormat":([0-9]+)'))::int`;
  const rows = await db
    .selectFrom('pointers')
    .innerJoin('releases', 'releases.id', 'pointers.release')
    .select(['pointers.merchant', format.as('format')])
    .where(format, 'not in', [...readableFormats])
    .orderBy('pointers.merchant')
    .execute();
  const lifted: string[] = [];
  for (const { merchant, format: made } of rows) {
    if (made > ENGINE_FORMAT) {
      onTrouble(`The live release of ${merchant} was made by a newer engine: update this node.`);
      continue;
    }
    const note = { author: 'start', reason: 'The live release has a format that this engine does not read.' };
    const result = await publisher.recompile(merchant, note);
    if (result.kind === 'published') lifted.push(merchant);
    else onTrouble(`The live release of ${merchant} cannot be read, and its source does not compile.`);
  }
  return lifted;
}
