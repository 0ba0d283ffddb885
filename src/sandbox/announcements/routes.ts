import { hasRole, refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import { forMembers, open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { listAnnouncements } from './list-announcements.ts';

/** Announcements, promotions and banners. */
export const announcementRoutes: readonly SandboxRoute[] = [
  open('announcements', async (sandbox, call) => {
    const { member, merchant } = call;
    const isAgent = member !== undefined && (await hasRole(sandbox, merchant, member.type, 'agent'));
    return { value: await listAnnouncements(sandbox, call, isAgent) };
  }),
  forMembers('announcementRead', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    const found = await sandbox.db
      .selectFrom('announcement')
      .select('id')
      .where('merchant', '=', call.merchant)
      .where('id', '=', idIn(call.body['announcementId']))
      .executeTakeFirst();
    if (!found) throw failure('not.found');
    await sandbox.db
      .insertInto('announcement_read')
      .values({ announcement: found.id, account: call.member.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { value: true };
  }),
  open('banners', async ({ db }, { merchant, language, query }) => {
    const rows = await db
      .selectFrom('banner')
      .selectAll()
      .where('merchant', '=', merchant)
      .$if(Boolean(query['groupName']), (found) => found.where('group_name', '=', query['groupName'] ?? ''))
      .orderBy('position')
      .execute();
    return {
      value: rows.map(({ url, group_name, link, title, note, action }) => ({
        url: language === 'ur' ? mirrored(url) : url,
        groupName: group_name,
        link,
        title: title[language],
        note: note[language],
        action: action[language],
      })),
    };
  }),
];

/** The picture of ours for pages that read from the right: its calm side is where their words begin. */
function mirrored(url: string): string {
  return url.startsWith('/art/banners/') ? url.replace(/\.avif$/, '.rtl.avif') : url;
}
