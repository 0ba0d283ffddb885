import { refuseTrial } from '../accounts/roles.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { pageOf } from '../games/page.ts';

/** The player's mailbox. */
export const messageRoutes: readonly SandboxRoute[] = [
  forMembers('inboxCount', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    const { count } = await sandbox.db
      .selectFrom('inbox_message')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('account', '=', call.member.id)
      .where('read', '=', false)
      .executeTakeFirstOrThrow();
    return { value: Number(count) };
  }),
  forMembers('inbox', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    const { db } = sandbox;
    const rows = await db
      .selectFrom('inbox_message')
      .selectAll()
      .where('account', '=', call.member.id)
      .orderBy('created_at', 'desc')
      .execute();
    const { items, paging } = pageOf(rows, call.query['page'], call.query['pageSize'] ?? '35');
    const list = items.map(({ id, title, content, created_at, read }) => ({
      id,
      title: title[call.language],
      content: content[call.language],
      sentAt: created_at.toISOString(),
      read,
    }));
    const shown = items.filter(({ read }) => !read).map(({ id }) => id);
    if (shown.length > 0) await db.updateTable('inbox_message').set({ read: true }).where('id', 'in', shown).execute();
    return { value: { list, totalPages: paging.totalPages } };
  }),
];
