import { type Announcement, SafeHtml, useSanitizer, useMoments, useSession } from '../../../client/index.ts';
import { Article, ListAccordion } from '../../../ui/index.ts';
import { previewOf } from './preview-of.ts';

export interface NoticeListProps {
  readonly notices: readonly Announcement[];
  /** The one that is open at first. */
  readonly openId?: string;
  /** An unread one was opened. */
  readonly onRead: (id: string | number) => void;
}

/** Announcements that open to their text: title and a glimpse while closed, all of it while open (row G-170). */
export function NoticeList({ notices, openId, onRead }: NoticeListProps) {
  const clean = useSanitizer();
  const { day } = useMoments();
  const isMember = useSession().status === 'member';
  const items = notices.map(({ id, title, content, startDate, read }) => {
    const note = previewOf(content, clean);
    return {
      id: String(id),
      title,
      end: day(startDate),
      content: (
        <Article>
          <SafeHtml html={content} />
        </Article>
      ),
      ...(note === '' ? {} : { note }),
      ...(isMember ? { unread: read === false } : {}),
    };
  });
  const open = (id: string) => {
    const opened = notices.find((notice) => String(notice.id) === id);
    if (opened?.read === false) onRead(opened.id);
  };
  return <ListAccordion items={items} onOpen={open} {...(openId === undefined ? {} : { openId })} />;
}
