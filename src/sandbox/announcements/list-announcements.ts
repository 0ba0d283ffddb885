import { sql } from 'kysely';
import type { Call } from '../http/route.ts';
import type { Language } from '../merchants/language.ts';
import type { Sandbox } from '../sandbox.ts';

/** Content types of the specification and the group of the answer that each belongs to (row G-286). */
const groupOfType: Readonly<Record<string, AnnouncementGroup>> = {
  PR: 'promotion',
  B: 'banners',
  PL: 'player',
  A: 'player',
  PU: 'popup',
  H: 'hot',
};

type AnnouncementGroup = 'promotion' | 'banners' | 'player' | 'popup' | 'hot';

/** Announcements of the wanted types that run today, in their groups (rows A-238…, G-284…G-287). */
export async function listAnnouncements(
  sandbox: Sandbox,
  { merchant, member, query, language }: Call,
  isAgent: boolean,
) {
  // What is meant for agents is given to agents, whatever the browser hides.
  const types = (query['types'] ?? 'B,PL,PU').split(',').filter((type) => isAgent || type !== 'A');
  const today = sandbox.now().toISOString().slice(0, 10);
  const rows = await sandbox.db
    .selectFrom('announcement')
    .leftJoin('announcement_read', (join) =>
      join
        .onRef('announcement_read.announcement', '=', 'announcement.id')
        .on('announcement_read.account', '=', member?.id ?? 0),
    )
    .selectAll('announcement')
    .select([
      sql<string>`to_char(start_date, 'YYYY-MM-DD')`.as('starts'),
      sql<string | null>`to_char(end_date, 'YYYY-MM-DD')`.as('ends'),
      'announcement_read.account as reader',
    ])
    .where('announcement.merchant', '=', merchant)
    .where('type', 'in', types.length > 0 ? types : [''])
    .where('start_date', '<=', sql<Date>`${today}::date`)
    .where((where) => where.or([where('end_date', 'is', null), where('end_date', '>=', sql<Date>`${today}::date`)]))
    .$if(Boolean(query['groupName']), (found) => found.where('group_name', '=', query['groupName'] ?? ''))
    .orderBy('position')
    .orderBy('announcement.id')
    .execute();
  const groups: Record<AnnouncementGroup, unknown[]> = { promotion: [], banners: [], player: [], popup: [], hot: [] };
  for (const row of rows) {
    const group = groupOfType[row.type];
    if (group) groups[group].push(viewAnnouncement(row, language));
  }
  return {
    ...groups,
    footer: { unreadCount: rows.filter(({ type, reader }) => type === 'A' && reader === null).length },
  };
}

interface AnnouncementRow {
  readonly id: number;
  readonly type: string;
  readonly title: { readonly en: string; readonly ur: string };
  readonly content: { readonly en: string; readonly ur: string };
  readonly starts: string;
  readonly ends: string | null;
  readonly no_expiry: boolean;
  readonly categories: readonly number[];
  readonly images: readonly { sequence: number; url: string }[];
  readonly reader: number | null;
}

function viewAnnouncement(row: AnnouncementRow, language: Language) {
  return {
    id: row.id,
    type: row.type,
    title: row.title[language],
    content: row.content[language],
    startDate: row.starts,
    ...(row.ends === null ? {} : { endDate: row.ends }),
    noExpiry: row.no_expiry ? 1 : 0,
    read: row.reader !== null,
    promoAnnouncementCategoryIds: row.categories,
    announcementImages: row.images,
  };
}
