import { useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { NoticeList } from '../parts/notice-list.tsx';
import { useNotices } from '../parts/use-notices.ts';

/** Announcements for agents, type A (row G-179). */
export default function AgentNoticesScreen() {
  const text = useText();
  const { value, status, retry, markRead } = useNotices('A');
  if (value === undefined && status === 'error') {
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  }
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={4} />
      </ScreenBody>
    );
  }
  if (value.player.length === 0) return <EmptyState icon="bell" title={text('announcements:empty')} />;
  return (
    <ScreenBody>
      <NoticeList notices={value.player} onRead={markRead} />
    </ScreenBody>
  );
}
