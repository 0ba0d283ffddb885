import { openPersonal } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';

/** A question as the support desk lists it. */
export interface PlayerQuestion {
  readonly id: number;
  readonly merchant: string;
  readonly player: string;
  readonly type: number;
  readonly content: string;
  /** ISO 8601. */
  readonly at: string;
  readonly answer: string | undefined;
}

/** The longest answer, in characters. */
export const longestAnswer = 1000;
const shown = 200;

/** Questions that wait for an answer, the oldest first; after them answered ones, the newest first. */
export async function listQuestions(sandbox: Sandbox): Promise<readonly PlayerQuestion[]> {
  const open = await questions(sandbox).where('answer', 'is', null).orderBy('feedback.id').limit(shown).execute();
  const done = await questions(sandbox)
    .where('answer', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(shown)
    .execute();
  return [...open, ...done].map((row) => questionOf(sandbox, row));
}

/** One question; nothing for a number that none has. */
export async function readQuestion(sandbox: Sandbox, id: number): Promise<PlayerQuestion | undefined> {
  const row = await questions(sandbox).where('feedback.id', '=', id).executeTakeFirst();
  return row && questionOf(sandbox, row);
}

/** Answers a question, or answers it anew. The text must hold 1 to 1,000 characters; else gives false and changes nothing. */
export async function answerQuestion({ db, now }: Sandbox, id: number, text: unknown): Promise<boolean> {
  const said = typeof text === 'string' ? text.trim() : '';
  if (said === '' || said.length > longestAnswer) return false;
  // Staff write in the player's language, so the words are the same whichever one they read the site in.
  const answer = JSON.stringify({ en: said, ur: said });
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ answer, answered_at: now() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function questions({ db }: Sandbox) {
  return db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account')
    .select(['feedback.id', 'feedback.merchant', 'account.name', 'feedback.type', 'content', 'feedback.created_at'])
    .select('answer');
}

type QuestionRow = Awaited<ReturnType<ReturnType<typeof questions>['execute']>>[number];

function questionOf({ cipher }: Sandbox, row: QuestionRow): PlayerQuestion {
  const { id, merchant, type, created_at, answer } = row;
  const content = cipher.decrypt('feedback.content', row.content);
  const { name: player } = openPersonal(cipher, { name: row.name });
  return { id, merchant, player, type, content, at: created_at.toISOString(), answer: answer?.en };
}
