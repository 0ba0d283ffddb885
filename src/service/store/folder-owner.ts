import type { Database } from './tables.ts';

/** The start that publishes its folders to a database: one for each, so that no other checkout undoes its work. */
export interface FolderOwner {
  /** Id of its data folder. */
  readonly node: string;
  /** Machine and data folder, for people. */
  readonly place: string;
}

/** Makes a node the owner if there is none, or in any case when it takes over; gives who is owner then. */
export async function claimFolders(db: Database, node: FolderOwner, isTakingOver: boolean): Promise<FolderOwner> {
  const insert = db.insertInto('folder_owner').values({ ...node, since: new Date() });
  await (isTakingOver
    ? insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ ...node, since: new Date() }))
    : insert.onConflict((conflict) => conflict.column('id').doNothing())
  ).execute();
  return db.selectFrom('folder_owner').select(['node', 'place']).executeTakeFirstOrThrow();
}
