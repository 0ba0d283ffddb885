import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

/** Names no amount: the limit itself, and the change of it, stand on the page that the letter leads to. */
const letter = {
  title: { en: 'A limit waits for your answer', ur: 'ایک حد آپ کے جواب کی منتظر ہے' },
  content: {
    en: 'You asked to raise a limit or to take it away, and its waiting time is over. The limit stays as it is until you say so again: open Safe play in your account.',
    ur: 'آپ نے ایک حد بڑھانے یا ختم کرنے کا کہا تھا، اور انتظار کا وقت پورا ہو گیا ہے۔ جب تک آپ دوبارہ نہ کہیں، حد وہی رہے گی: اپنے اکاؤنٹ میں «محفوظ گیم» کھولیں۔',
  },
};

/**
 * Writes a letter to a player whose raises have waited long enough and hold only once they say so again: one for all that have
 * come due since the last letter, and none again for them.
 */
export async function announceDueRaises(
  { db, now }: Pick<Sandbox, 'db' | 'now'>,
  { merchant, member }: Pick<MemberCall, 'merchant' | 'member'>,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const { numUpdatedRows } = await inside
      .updateTable('play_limit')
      .set({ next_told: true })
      .where('account', '=', member.id)
      .where('next_asks', '=', true)
      .where('next_told', '=', false)
      .where('next_at', '<=', now())
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const [title, content] = [JSON.stringify(letter.title), JSON.stringify(letter.content)];
    await inside
      .insertInto('inbox_message')
      .values({ merchant, account: member.id, title, content, created_at: now() })
      .execute();
  });
}
