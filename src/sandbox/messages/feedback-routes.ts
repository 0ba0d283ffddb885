import { requireCaptcha } from '../captcha/captchas.ts';
import { failure } from '../errors.ts';
import { pageOf } from '../games/page.ts';
import { wholeNumberIn } from '../http/read-value.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';

/** Question types of the specification (row A-346). */
const questionTypes = [0, 1, 2, 3, 4, 6];

/** Feedback; the sender is the owner of the token, whatever the payload says (decision 5). */
export const feedbackRoutes: readonly SandboxRoute[] = [
  forMembers('feedback', async (sandbox, call) => {
    const { content, type } = call.body;
    const text = typeof content === 'string' ? content.trim() : '';
    // Characters as a schema counts them, so that the form and the platform agree.
    const { length } = [...text];
    if (length < 10 || length > 200) throw failure('feedback.invalid', { fields: { content: ['length'] } });
    const question = wholeNumberIn(type);
    if (question === undefined || !questionTypes.includes(question)) throw failure('body.invalid');
    await requireCaptcha(sandbox, call);
    await consumeTry(sandbox, 'feedback', { merchant: call.merchant, address: call.address, name: call.member.id });
    await sandbox.db
      .insertInto('feedback')
      .values({
        merchant: call.merchant,
        account: call.member.id,
        type: question,
        content: sandbox.cipher.encrypt('feedback.content', text),
        created_at: sandbox.now(),
      })
      .execute();
    sandbox.news.touch(call.merchant);
    return { value: true };
  }),
  forMembers('feedbackList', async ({ db, cipher }, { member, query, language }) => {
    const rows = await db
      .selectFrom('feedback')
      .selectAll()
      .where('account', '=', member.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const { items, paging } = pageOf(rows, query['page'], query['pageSize'] ?? '20');
    const list = items.map(({ id, type, content, created_at, answer, answered_at }) => ({
      id,
      type,
      content: cipher.decrypt('feedback.content', content),
      sentAt: created_at.toISOString(),
      ...(answer === null ? {} : { answer: answer[language] }),
      ...(answered_at === null ? {} : { answeredAt: answered_at.toISOString() }),
    }));
    return { value: { list, totalPages: paging.totalPages } };
  }),
];
