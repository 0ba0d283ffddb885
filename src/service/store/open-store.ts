import { migrate } from '../../storage/database/migrate.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../../storage/database/open-database.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The open release store. */
export type Store = OpenDatabase<Tables>;

/** Opens the store and migrates it. Throws `DataInUseError` when another process uses the folder. */
export function openStore(place: Omit<DatabasePlace, 'what'>): Promise<Store> {
  return openDatabase<Tables>({ ...place, what: 'releases' }, (db) => migrate(db, migrations));
}
