import { refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { greatestId } from '../http/read-value.ts';
import { forMembers } from '../http/route.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import { pageOf } from '../games/page.ts';
import { fillText } from '../merchants/seed-data.ts';
import { announceDueRaises } from '../safe-play/announce-due-raises.ts';

/** The player's mailbox. A letter is kept with `{{name}}` where it names the player: names are kept encrypted only. */
export const messageRoutes: readonly SandboxRoute[] = [
  forMembers('inboxCount', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    await announceDueRaises(sandbox, call);
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
    await announceDueRaises(sandbox, call);
    const { db } = sandbox;
    const rows = await db
      .selectFrom('inbox_message')
      .selectAll()
      .where('account', '=', call.member.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const { items, paging } = pageOf(rows, call.query['page'], call.query['pageSize'] ?? '35');
    const { name } = call.member;
    const list = items.map(({ id, title, content, created_at, read }) => ({
      id,
      title: fillText(title, { name })[call.language],
      content: fillText(content, { name })[call.language],
      sentAt: created_at.toISOString(),
      read,
    }));
    return { value: { list, totalPages: paging.totalPages } };
  }),
  forMembers('inboxRead', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    const ids = chosenIds(call.body);
    if (ids.length > 0) {
      await sandbox.db
        .updateTable('inbox_message')
        .set({ read: true })
        .where('account', '=', call.member.id)
        .where('id', 'in', ids)
        .execute();
    }
    return { value: true };
  }),
  forMembers('inboxDelete', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    const ids = chosenIds(call.body);
    if (ids.length > 0) {
      await sandbox.db
        .deleteFrom('inbox_message')
        .where('account', '=', call.member.id)
        .where('id', 'in', ids)
        .execute();
    }
    return { value: true };
  }),
];

const mostIds = 200;

/** The messages that a call names; throws for anything but a list of ids. */
function chosenIds({ ids }: MemberCall['body']): readonly number[] {
  const isId = (id: unknown): id is number =>
    typeof id === 'number' && Number.isInteger(id) && Math.abs(id) <= greatestId;
  if (!Array.isArray(ids) || ids.length > mostIds || !ids.every(isId)) throw failure('body.invalid');
  return ids;
}
