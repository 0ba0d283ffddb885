import { useState } from 'react';
import {
  type Announcement,
  mainImageOf,
  SafeHtml,
  useLanguage,
  safeUrl,
  usePlatform,
  useResource,
  useRuntime,
  useSetting,
  useText,
} from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';

const shownName = 'registration.announced';

/** An announcement for people who register: types B, group m_reg, once per session (row A-107). */
export function AnnouncementPopup() {
  const isOn = useSetting('registration.announcement');
  return isOn ? <Popup /> : null;
}

function Popup() {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { storage } = useRuntime();
  const width = useSetting('popup.width');
  const [isClosed, setIsClosed] = useState(false);
  const [wasShown] = useState(() => storage.session.read(shownName) !== undefined);
  const found = useResource<unknown>(`registration.announcements.${language}`, () =>
    platform.call('announcements', { query: { types: 'B', groupName: 'm_reg', platform: 'M', language }, quiet: true }),
  );
  const announcement = firstOf(found.value);
  if (!announcement || isClosed || wasShown) return null;

  function close() {
    storage.session.write(shownName, '1');
    setIsClosed(true);
  }

  const address = mainImageOf(announcement);
  const picture = address === undefined ? undefined : safeUrl(address);
  return (
    <Dialog
      open
      onClose={close}
      width={width}
      title={announcement.title}
      actions={
        <Button wide onClick={close}>
          {text('registration:iKnow')}
        </Button>
      }
    >
      {picture === undefined ? null : <img src={picture} alt="" width="100%" />}
      <SafeHtml html={announcement.content} />
    </Dialog>
  );
}

// The answer groups its entries; which group a type B of m_reg comes in is not stated, so the first of any counts.
function firstOf(answer: unknown): Announcement | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.values(answer)
    .flatMap((group) => (Array.isArray(group) ? group : []))
    .find(isAnnouncement);
}

function isAnnouncement(value: unknown): value is Announcement {
  return typeof value === 'object' && value !== null && 'title' in value && 'content' in value;
}
