import { formatDate, useAnnouncements, useNavigation, useText } from '../../../client/index.ts';
import { StatedList } from '../../../ui/index.ts';

/** Titles with their start date as YYYY/MM/DD; a tap opens the detail (spec §2 /m/announcement). */
export default function AnnouncementsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const groups = useAnnouncements();
  const rows = groups.value?.player.map((notice) => ({
    id: notice.id,
    title: notice.title,
    note: formatDate(notice.startDate, 'YYYY/MM/DD'),
    unread: notice.read === false,
    href: navigation.pathOf('announcements.detail', { id: String(notice.id) }),
    onChoose: () => navigation.go('announcements.detail', { id: String(notice.id) }),
  }));
  return (
    <StatedList
      status={groups.status}
      rows={rows}
      onRetry={groups.retry}
      errorText={text('errors:loadingFailed')}
      emptyIcon="bell"
      emptyText={text('announcements:empty')}
    />
  );
}
