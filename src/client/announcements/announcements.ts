import type { Announcement, AnnouncementGroups } from '../platform/content-types.ts';
import type { Runtime } from '../runtime-types.ts';

/** Key of the shared announcements; everything under it is forgotten on sign-in, sign-out and language change. */
export const announcementsKey = 'announcements';

/**
 * Asks once with the longer list of types for home and the common lists alike (rows A-339, G-321, G-322, G-325); with
 * other `types` for those alone, which are in no count of the player's; those for agents, type A, have a count of their
 * own, which the platform makes (row G-239).
 */
export async function loadAnnouncements(
  { platform, unread, session, translation }: Runtime,
  types?: string,
): Promise<AnnouncementGroups> {
  const counted = types === undefined ? 'unread.announcements' : types === 'A' ? 'unread.agentAnnouncements' : '';
  const count = unread.expect(counted);
  const answer = await platform.call('announcements', {
    quiet: true,
    query: {
      types: types ?? 'B,PL,PU,PR,H',
      platform: 'M',
      groupName: 'm_home',
      language: translation.store.getState().language,
    },
  });
  const groups = allGroups(answer);
  const isMember = session.store.getState().status === 'member';
  if (types === 'A') count(Number(answer?.footer?.unreadCount));
  if (types === undefined) count(isMember ? countUnread([...groups.hot, ...groups.player]) : 0);
  return groups;
}

// A platform may leave out what it has none of.
function allGroups(answer: Partial<AnnouncementGroups> | null): AnnouncementGroups {
  const { promotion, banners, player, popup, hot } = answer ?? {};
  return {
    ...{ promotion: promotion ?? [], banners: banners ?? [], player: player ?? [] },
    ...{ popup: popup ?? [], hot: hot ?? [] },
  };
}

/** Announcements whose `read` is false (row A-139). */
export function countUnread(announcements: readonly Announcement[]): number {
  return announcements.filter(({ read }) => read === false).length;
}
