import { type Announcement, mainImageOf, SafeHtml, useMoments } from '../../../client/index.ts';
import { Article, Sheet } from '../../../ui/index.ts';

export interface NoticeSheetProps {
  /** Nothing shows while there is none. */
  readonly notice: Announcement | undefined;
  readonly onClose: () => void;
}

/** One announcement over the list: title, close, picture and text (row G-167). */
export function NoticeSheet({ notice, onClose }: NoticeSheetProps) {
  const { day } = useMoments();
  if (notice === undefined) return null;
  const picture = mainImageOf(notice);
  return (
    <Sheet open onClose={onClose} title={notice.title}>
      <Article meta={day(notice.startDate)} {...(picture === undefined ? {} : { picture })}>
        <SafeHtml html={notice.content} />
      </Article>
    </Sheet>
  );
}
