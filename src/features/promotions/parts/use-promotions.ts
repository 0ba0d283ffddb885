import {
  type Announcement,
  type AnnouncementGroups,
  announcementsKey,
  type Loaded,
  loadAnnouncements,
  useResource,
  useRuntime,
  useSession,
} from '../../../client/index.ts';

/**
 * The promotions of this visitor, asked for by their own type; until they come, those that the common list has brought
 * already (row G-323).
 */
export function usePromotions(): Loaded<readonly Announcement[]> & { retry(): void } {
  const runtime = useRuntime();
  const { status } = useSession();
  const key = status === 'unknown' ? undefined : `${announcementsKey}.PR`;
  const { value, retry, ...own } = useResource<AnnouncementGroups>(key, () => loadAnnouncements(runtime, 'PR'));
  const known = (value ?? runtime.resources.read<AnnouncementGroups>(announcementsKey).value)?.promotion;
  if (own.status === 'ready') return { status: 'ready', value: value?.promotion ?? [], retry };
  return { ...own, ...(known === undefined ? {} : { value: known }), retry };
}
