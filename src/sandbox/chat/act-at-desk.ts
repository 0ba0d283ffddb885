import type { Transaction } from 'kysely';
import type { DeskAct, DeskPerson, DeskResult } from '../../contracts/desk.ts';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { addMessage, settleThrough } from './conversations.ts';
import { readThread } from './read-thread.ts';

type Refused = Exclude<DeskResult, { kind: 'done' }>;

/**
 * Does what somebody of the staff wants with a conversation. It is locked meanwhile, so that of two who take it at once the
 * second finds that it is taken.
 */
export async function actAtDesk(
  sandbox: Pick<Sandbox, 'db' | 'cipher' | 'now' | 'security' | 'news'>,
  act: DeskAct,
): Promise<DeskResult> {
  const { db, security, news } = sandbox;
  const refused = await db.transaction().execute(async (tx): Promise<Refused | undefined> => {
    const talk = await tx
      .selectFrom('chat_conversation')
      .select(['holder', 'holder_name'])
      .where('id', '=', act.id)
      .where('merchant', '=', act.merchant)
      .forUpdate()
      .executeTakeFirst();
    if (!talk) return { kind: 'absent' };
    const { holder, holder_name } = talk;
    const mayAct = act.act === 'take' ? holder === act.from : holder === null || holder === act.by.id;
    if (!mayAct) return { kind: 'held', holder: holder === null ? null : { id: holder, name: holder_name ?? '' } };
    await carryOut({ ...sandbox, db: tx }, act);
    return undefined;
  });
  const reference = `desk ${act.act} conversation ${act.id} of ${act.merchant} by ${act.by.id}`;
  security.note({ event: 'staff.act', outcome: refused ? 'refused' : 'done', reference });
  if (refused) return refused;
  news.touch(act.merchant);
  const thread = await readThread(sandbox, act);
  return thread ? { kind: 'done', thread } : { kind: 'absent' };
}

type Within = Pick<Sandbox, 'cipher' | 'now'> & { readonly db: Transaction<Tables> };

async function carryOut({ db, cipher, now }: Within, act: DeskAct): Promise<void> {
  const { id } = act;
  const give = (to: DeskPerson | null) =>
    db
      .updateTable('chat_conversation')
      .set({ holder: to?.id ?? null, holder_name: to?.name ?? null })
      .where('id', '=', id)
      .execute();
  switch (act.act) {
    case 'take':
      await give(act.by);
      return;
    case 'hand-over':
      await give(act.to);
      return;
    case 'answer': {
      const { by, text, seen, shownAs } = act;
      await give(by);
      await settleThrough(db, id, seen);
      await addMessage({ db, cipher, now }, { conversation: id, author: 'support', text, by, shownAs });
      return;
    }
    case 'close':
      await give(null);
      await settleThrough(db, id, act.seen);
      await db.updateTable('chat_conversation').set({ closed_through: act.seen }).where('id', '=', id).execute();
  }
}
