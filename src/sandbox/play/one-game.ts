import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import type { PlaySession } from './play-sessions.ts';

/** Whether a site lets nobody play two games at a time. */
export async function isOneGame({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<boolean> {
  return (await sites.get(merchant))?.site.settings['play.oneGame'] === true;
}

/**
 * Ends whatever else a player has open, play money too, where the site says so: the game that was opened last goes on. Of two
 * that open at the same moment one ends the other.
 */
export async function endOtherGames(sandbox: Sandbox, play: PlaySession): Promise<void> {
  if (!(await isOneGame(sandbox, play.merchant))) return;
  const at = sandbox.now();
  await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, play.account);
    await requireOpen(inside, play, at);
    await inside
      .updateTable('play_session')
      .set({ ends_at: at })
      .where('account', '=', play.account)
      .where('id', '!=', play.id)
      .where('token_hash', 'is not', null)
      .where('ends_at', '>', at)
      .execute();
  });
}

/** Throws `play.ended` when another game has ended this one. The caller holds the wallets. */
export async function requireOpen(db: Transaction<Tables>, play: PlaySession, at: Date): Promise<void> {
  await db
    .selectFrom('play_session')
    .select('id')
    .where('id', '=', play.id)
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow(() => failure('play.ended'));
}
