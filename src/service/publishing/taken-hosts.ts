import type { Problem } from '../../contracts/problems.ts';
import { problemIn } from '../../release/load/json-document.ts';
import { parseMerchantFolder } from '../../release/load/merchant-source.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { Database } from '../store/tables.ts';

/** Domains of a folder that other live merchants have, each reported at its place; `livery check` reports it of folders. */
export async function takenHosts(
  db: Database,
  { merchant, files, hosts }: { merchant: string; files: FolderFiles; hosts: readonly string[] },
): Promise<readonly Problem[]> {
  if (hosts.length === 0) return [];
  const taken = await db
    .selectFrom('hosts')
    .select(['host', 'merchant'])
    .where('host', 'in', [...hosts])
    .where('merchant', '<>', merchant)
    .unionAll(
      db
        .selectFrom('domains')
        .select(['host', 'merchant'])
        .where('host', 'in', [...hosts])
        .where('merchant', '<>', merchant)
        .where('proven_at', 'is not', null),
    )
    .execute();
  const document = parseMerchantFolder(files).source.merchant;
  return taken
    .map(({ host, merchant: owner }) => ({ index: hosts.indexOf(host), host, owner }))
    .sort((left, right) => left.index - right.index)
    .map(({ index, host, owner }) => {
      const message = `${owner}, which is live, has ${host} already.`;
      return problemIn(document, `/domains/${index}`, { code: 'DOMAIN_TAKEN', message });
    });
}
