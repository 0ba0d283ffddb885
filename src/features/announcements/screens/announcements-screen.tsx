import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMoments, useNavigation, useSanitizer, useSession, useText } from '../../../client/index.ts';
import { LeadRow, StatedList, token } from '../../../ui/index.ts';
import { NoticeSheet } from '../parts/notice-sheet.tsx';
import { previewOf } from '../parts/preview-of.ts';
import { useNotices } from '../parts/use-notices.ts';

/**
 * Titles with their start date, the hot ones first and said to be so, the first with its first words; a tap opens the detail over the list, closing returns
 * to it (rows A-021, G-166, G-167, G-286).
 */
export default function AnnouncementsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const { day } = useMoments();
  const clean = useSanitizer();
  const isMember = useSession().status === 'member';
  const { value, status, retry, markRead } = useNotices();
  const id = query.get('id');
  const listed = value && [...value.hot, ...value.player];
  const opened = listed?.find((notice) => String(notice.id) === id);
  const unread = opened?.read === false ? opened.id : undefined;
  useEffect(() => {
    if (unread !== undefined) markRead(unread);
  }, [unread, markRead]);
  const [lead, ...rows] = (listed ?? []).map((notice) => ({
    id: notice.id,
    title: notice.title,
    note: <NoteOf date={day(notice.startDate)} isHot={value?.hot.includes(notice) === true} />,
    unread: isMember && notice.read === false,
    href: navigation.pathOf('announcements.list', { id: String(notice.id) }),
    onChoose: () => navigation.go('announcements.list', { id: String(notice.id) }),
  }));
  return (
    <>
      <StatedList
        status={status}
        rows={listed && rows}
        {...(lead && { lead: <LeadRow {...lead} glimpse={clean && previewOf(listed?.[0]?.content ?? '', clean)} /> })}
        onRetry={retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="bell"
        emptyText={text('announcements:empty')}
      />
      <NoticeSheet notice={opened} onClose={() => navigation.back(navigation.pathOf('announcements.list'))} />
    </>
  );
}

function NoteOf({ date, isHot }: { readonly date: string; readonly isHot: boolean }) {
  const text = useText();
  if (!isHot) return date;
  return (
    <>
      <Hot>{text('announcements:hot')}</Hot> {date}
    </>
  );
}

const Hot = styled.strong`
  margin-inline-end: 6px;
  color: ${token('color.link')};
`;
