import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  formatDate,
  SafeHtml,
  useAnnouncements,
  useMarkAnnouncementRead,
  useNavigation,
  useText,
} from '../../../client/index.ts';
import { Article, EmptyState, ErrorCard, ScreenBody, Skeleton, TitleBar } from '../../../ui/index.ts';

/** One announcement; the page has no shell bar, so it carries its own way back to /m/home (decisions 17). */
export default function NoticeScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const groups = useAnnouncements();
  const markRead = useMarkAnnouncementRead();
  const id = query.get('id') ?? '';
  const all = groups.value ? [...groups.value.player, ...groups.value.popup, ...groups.value.hot] : [];
  const notice = all.find((candidate) => String(candidate.id) === id);
  const unread = notice?.read === false ? notice.id : undefined;
  useEffect(() => {
    if (unread !== undefined) markRead(unread);
  }, [unread, markRead]);
  return (
    <>
      <TitleBar title={text('announcements:detail')} onBack={() => navigation.goPath('/m/home')} />
      <ScreenBody>
        {groups.status === 'error' ? <ErrorCard onRetry={groups.retry} text={text('errors:loadingFailed')} /> : null}
        {groups.status === 'loading' && notice === undefined ? <Skeleton count={8} /> : null}
        {groups.status === 'ready' && notice === undefined ? (
          <EmptyState icon="bell" title={text('announcements:gone')} />
        ) : null}
        {notice === undefined ? null : (
          <Article title={notice.title} meta={formatDate(notice.startDate, 'YYYY/MM/DD')}>
            <SafeHtml html={notice.content} />
          </Article>
        )}
      </ScreenBody>
    </>
  );
}
