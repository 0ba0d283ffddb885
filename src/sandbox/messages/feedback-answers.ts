import type { DeskAnswer, DeskQuestion, QuestionResult } from '../../contracts/desk-questions.ts';
import type { DeskPage, DeskScope } from '../../contracts/desk.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { countOf, noPage, pageOf, pageOrder } from '../chat/desk-page.ts';
import type { Sandbox } from '../sandbox.ts';

type Store = Pick<Sandbox, 'db' | 'cipher'>;

/** The longest answer, in characters. */
export const longestAnswer = 1000;

/** A page of the questions of merchants: those that wait for an answer, the oldest first; after them answered ones, the newest first. */
export async function listQuestions(store: Store, scope: DeskScope): Promise<DeskPage<DeskQuestion>> {
  const { merchants, after } = scope;
  if (merchants.length === 0) return noPage;
  const { order, place, behind, limit } = pageOrder({ id: 'feedback.id', ended: 'answered_at' }, after);
  const rows = await questions(store, scope).select(place).where(behind).orderBy(order).limit(limit).execute();
  const counts = await store.db
    .selectFrom('feedback')
    .select(countOf('answered_at'))
    .where('merchant', 'in', merchants)
    .executeTakeFirstOrThrow();
  return pageOf(rows, counts, (row) => questionOf(store, row));
}

/** Answers a question, or answers it anew where the answer that was seen still stands there. */
export async function answerQuestion(
  sandbox: Pick<Sandbox, 'db' | 'cipher' | 'now' | 'security' | 'news'>,
  { merchant, id, by, text, seen }: DeskAnswer,
): Promise<QuestionResult> {
  const { db, now, security, news } = sandbox;
  // Staff write in the player's language, so the words are the same whichever one they read the site in.
  const answer = JSON.stringify({ en: text, ur: text });
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ answer, answered_at: now(), answered_by: by.name })
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .where('answered_at', 'is not distinct from', seen === null ? null : new Date(seen))
    .executeTakeFirst();
  const isDone = numUpdatedRows > 0n;
  const [question] = (await listQuestions(sandbox, { merchants: [merchant], id })).list;
  const reference = `desk answer question ${id} of ${merchant} by ${by.id}`;
  security.note({ event: 'staff.act', outcome: isDone ? 'done' : 'refused', reference });
  if (isDone) news.touch(merchant);
  return question ? { kind: isDone ? 'done' : 'moved', question } : { kind: 'absent' };
}

function questions({ db }: Pick<Store, 'db'>, { merchants, id }: DeskScope) {
  return db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account')
    .select(['feedback.id', 'feedback.merchant', 'account.name', 'feedback.type', 'content', 'feedback.created_at'])
    .select(['answer', 'answered_at', 'answered_by'])
    .where('feedback.merchant', 'in', merchants)
    .$if(id !== undefined, (query) => query.where('feedback.id', '=', id ?? 0));
}

type QuestionRow = Awaited<ReturnType<ReturnType<typeof questions>['execute']>>[number];

function questionOf({ cipher }: Pick<Store, 'cipher'>, row: QuestionRow): DeskQuestion {
  const { id, merchant, type, created_at, answer, answered_at, answered_by } = row;
  const { name: player } = openPersonal(cipher, { name: row.name });
  const content = cipher.decrypt('feedback.content', row.content);
  return {
    ...{ id, merchant, player, type, content, at: created_at.toISOString() },
    ...(answer && answered_at
      ? {
          answer: {
            text: answer.en,
            at: answered_at.toISOString(),
            ...(answered_by === null ? {} : { by: answered_by }),
          },
        }
      : {}),
  };
}
