import { requireOwnProof } from '../accounts/own-proof.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { never, pauseAnswer, runningPause } from './pauses.ts';
import { safePlayTerms } from './terms.ts';

/** Characters of a request in writing, as of every question to customer service. */
const written = { least: 10, most: 200 };
/** Kind of question: something else. */
const otherQuestion = 0;
const dayMs = 24 * 3_600_000;

/**
 * Takes a written request to end an exclusion whose least time is over, from who proves that the account is theirs: the days
 * that the site states later it ends. The request stands among the player's questions, where customer service reads it.
 * Throws `pause.notYet` where no exclusion waits for it, and `feedback.invalid` for a request of another length.
 */
export async function askExclusionEnd(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, address, member, body } = call;
  const text = typeof body['text'] === 'string' ? body['text'].trim() : '';
  const { length } = [...text];
  if (length < written.least || length > written.most)
    throw failure('feedback.invalid', { fields: { text: ['length'] } });
  await requireWaiting(sandbox, member.id);
  await requireOwnProof(sandbox, call);
  await consumeTry(sandbox, 'feedback', { merchant, address, name: member.id });
  const { requestDays } = await safePlayTerms(sandbox, merchant);
  const running = await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    const at = sandbox.now();
    const { numUpdatedRows } = await inside
      .updateTable('play_pause')
      .set({ ends_at: new Date(at.getTime() + requestDays * dayMs), end_asked_at: at })
      .where('account', '=', member.id)
      .where('ends_at', '=', never)
      .where('least_until', '<=', at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw failure('pause.notYet');
    const content = sandbox.cipher.encrypt('feedback.content', text);
    await inside
      .insertInto('feedback')
      .values({ merchant, account: member.id, type: otherQuestion, content, created_at: at })
      .execute();
    return runningPause(inside, member.id, at);
  });
  sandbox.news.touch(merchant);
  return { value: running ? pauseAnswer(running) : { kind: 'exclusion' } };
}

/** A proof is used up only where a request can be taken. */
async function requireWaiting({ db, now }: Sandbox, account: number): Promise<void> {
  const { leastUntil, endAskedAt } = (await runningPause(db, account, now())) ?? {};
  if (!leastUntil || leastUntil > now() || endAskedAt) throw failure('pause.notYet');
}
