import { useEffect, useState } from 'react';
import { previewFrame } from '../../../contracts/browser-names.ts';
import { LazyBlock, useAnnouncements, useRuntime, useSanitizer } from '../../../client/index.ts';

const shownFlag = 'NOTICE_POP';

/** Popup announcements, once per session; the flag is set when they show, not when they close (rows, G-111). */
export function NoticePopup() {
  const { storage } = useRuntime();
  const { value } = useAnnouncements();
  const [isDue, setDue] = useState(false);
  const count = value?.popup.length ?? 0;
  // The dialog opens with its text in place, so that it does not grow under the player's eyes.
  const isReady = useSanitizer(count > 0) !== undefined;
  useEffect(() => {
    if (count === 0 || !isReady || window.name === previewFrame || storage.session.read(shownFlag) !== undefined)
      return;
    storage.session.write(shownFlag, '1');
    setDue(true);
  }, [count, isReady, storage]);
  return isDue ? <LazyBlock block="home.noticeDialog" /> : null;
}
