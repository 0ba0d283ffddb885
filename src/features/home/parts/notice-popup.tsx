import { useEffect, useState } from 'react';
import { SafeHtml, useAnnouncements, useRuntime, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';

const shownFlag = 'NOTICE_POP';

/** Popup announcements, once per session; the flag is set when they show, not when they close (rows, G-111). */
export default function NoticePopup() {
  const text = useText();
  const { storage, session } = useRuntime();
  const { value } = useAnnouncements();
  const [isOpen, setOpen] = useState(false);
  const popup = value?.popup;
  useEffect(() => {
    if (!popup || popup.length === 0 || storage.session.read(shownFlag) !== undefined) return;
    storage.session.write(shownFlag, '1');
    setOpen(true);
  }, [popup, storage, session]);
  if (!popup || !isOpen) return null;
  const close = () => setOpen(false);
  return (
    <Dialog
      open
      onClose={close}
      title={popup[0]?.title ?? text('home:noticeTitle')}
      actions={
        <Button tone="action" onClick={close}>
          {text('home:iKnow')}
        </Button>
      }
    >
      {popup.map(({ id, title, content }, index) => (
        <article key={id} aria-label={title}>
          {index === 0 ? null : <h3>{title}</h3>}
          <SafeHtml html={content} />
        </article>
      ))}
    </Dialog>
  );
}
