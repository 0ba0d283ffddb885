import { fillText } from '../../merchants/seed-data.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Messages of the inbox, addressed as the player read them. */
export async function exportInbox({ db }: Sandbox, id: number, name: string) {
  const inbox = await db
    .selectFrom('inbox_message')
    .select(['title', 'content', 'read', 'created_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return inbox.map(({ created_at: at, title, content, read }) => ({
    title: fillText(title, { name }),
    content: fillText(content, { name }),
    read,
    at,
  }));
}

/** What a player wrote to the operator, with the answers. */
export async function exportQuestions({ db, cipher }: Sandbox, id: number) {
  const questions = await db
    .selectFrom('feedback')
    .select(['type', 'content', 'answer', 'created_at', 'answered_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return questions.map(({ created_at: at, answered_at: answeredAt, content, ...question }) => ({
    ...question,
    content: cipher.decrypt('feedback.content', content),
    at,
    answeredAt,
  }));
}

/** What was said in a player's live chat, by both sides. */
export async function exportChat({ db, cipher }: Sandbox, id: number) {
  const chat = await db
    .selectFrom('chat_message')
    .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation')
    .select(['chat_message.author', 'chat_message.shown_as', 'chat_message.text', 'chat_message.created_at'])
    .where('chat_conversation.account', '=', id)
    .orderBy('chat_message.id')
    .execute();
  return chat.map(({ created_at: at, author, shown_as, text }) => ({
    author,
    ...(shown_as === null ? {} : { name: shown_as }),
    text: cipher.decrypt('chat_message.text', text),
    at,
  }));
}

/** Promotions that a player applied for, with what they wrote. */
export async function exportApplications({ db, cipher }: Sandbox, id: number) {
  const applications = await db
    .selectFrom('promotion_application')
    .innerJoin('announcement', 'announcement.id', 'promotion_application.announcement')
    .select(['announcement.title', 'promotion_application.remark', 'promotion_application.created_at'])
    .where('promotion_application.account', '=', id)
    .execute();
  return applications.map(({ created_at: at, title, remark }) => ({
    promotion: title,
    remark: cipher.decrypt('promotion_application.remark', remark),
    at,
  }));
}
