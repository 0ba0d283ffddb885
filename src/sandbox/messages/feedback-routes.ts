import { demandCaptcha } from '../captcha/captchas.ts';
import { failure } from '../errors.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';

/** Question types of the specification (row A-346). */
const questionTypes = [0, 1, 2, 3, 4, 6];

/** Feedback; the sender is the owner of the token, whatever the payload says (decision 5). */
export const feedbackRoutes: readonly SandboxRoute[] = [
  forMembers('feedback', async (sandbox, call) => {
    const { content, type } = call.body;
    const text = typeof content === 'string' ? content.trim() : '';
    if (text.length < 10 || text.length > 200) throw failure('feedback.invalid', { fields: { content: ['length'] } });
    if (!questionTypes.includes(Number(type))) throw failure('body.invalid');
    await demandCaptcha(sandbox, call);
    await sandbox.db
      .insertInto('feedback')
      .values({
        merchant: call.merchant,
        account: call.member.id,
        type: Number(type),
        content: text,
        created_at: sandbox.now(),
      })
      .execute();
    return { value: true };
  }),
];
