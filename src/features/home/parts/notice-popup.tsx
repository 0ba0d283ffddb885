import { useEffect, useState } from 'react';
import { LazyBlock, useAnnouncements, useRuntime } from '../../../client/index.ts';

const shownFlag = 'NOTICE_POP';

/** Popup announcements, once per session; the flag is set when they show, not when they close (rows, G-111). */
export function NoticePopup() {
  const { storage } = useRuntime();
  const { value } = useAnnouncements();
  const [isDue, setDue] = useState(false);
  const count = value?.popup.length ?? 0;
  useEffect(() => {
    if (count === 0 || storage.session.read(shownFlag) !== undefined) return;
    storage.session.write(shownFlag, '1');
    setDue(true);
  }, [count, storage]);
  return isDue ? <LazyBlock block="home.noticeDialog" /> : null;
}
