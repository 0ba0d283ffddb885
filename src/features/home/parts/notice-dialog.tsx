import { useState } from 'react';
import { SafeHtml, useAnnouncements, useDialogs, useSetting, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';

/** The popup announcements, one below the other, in the merchant's size (rows A-383, G-205). */
export default function NoticeDialog() {
  const text = useText();
  const { value } = useAnnouncements();
  const width = useSetting('popup.width');
  const [isOpen, setOpen] = useState(true);
  // One at a time: what a player has to confirm after a login comes first.
  const { current } = useDialogs();
  const popup = value?.popup ?? [];
  if (popup.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen && current === undefined}
      width={width}
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
