import { announcementsKey, loadAnnouncements, useResource, useRuntime, useSlot } from '../../../client/index.ts';

/** Asks for the announcements for agents, whose unread ones the footer counts, where it leads to them (row G-239). */
export function useUnreadNotices(): void {
  const runtime = useRuntime();
  const isCounted = useSlot('agentFooter.item').some(({ badge }) => badge === 'unread.agentAnnouncements');
  useResource(isCounted ? `${announcementsKey}.A` : undefined, () => loadAnnouncements(runtime, 'A'));
}
