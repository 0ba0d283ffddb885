import { useState } from 'react';
import {
  type Announcement,
  formatDate,
  useNavigation,
  useResource,
  useRuntime,
  useSession,
  useSetting,
  useText,
} from '../../../client/index.ts';
import { Button, Callout } from '../../../ui/index.ts';
import { ApplicationSheet } from './application-sheet.tsx';
import { applicationsKey } from './use-apply.ts';
import { useDateFormat } from './use-date-format.ts';

interface Sent {
  readonly announcementId: number;
  readonly sentAt: string;
  readonly state?: 'approved' | 'declined';
}

export interface ApplicationProps {
  readonly promotion: Announcement;
}

/** The way to apply for a promotion: for a guest by the login, for a player once (decisions: activity upload form). */
export function Application({ promotion }: ApplicationProps) {
  const { session } = useSession();
  const text = useText();
  const navigation = useNavigation();
  if (session) return <OwnApplication promotion={promotion} />;
  return (
    <Button
      size="large"
      wide
      onClick={() => {
        navigation.want(navigation.pathOf('promotions.list', { id: String(promotion.id) }));
        navigation.go('login.screen');
      }}
    >
      {text('promotions:apply')}
    </Button>
  );
}

function OwnApplication({ promotion }: ApplicationProps) {
  const text = useText();
  const format = useDateFormat();
  const timeZone = useSetting('dates.timeZone');
  const { platform } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  const { value } = useResource<readonly Sent[]>(applicationsKey, () =>
    platform.call('promotionApplications', { quiet: true }),
  );
  const sent = value?.find(({ announcementId }) => String(announcementId) === String(promotion.id));
  if (sent) {
    const { state = 'applied', sentAt } = sent;
    const title = text(`promotions:${state}`, { date: formatDate(sentAt, format, timeZone) });
    return (
      <Callout icon="check" title={title}>
        {null}
      </Callout>
    );
  }
  return (
    <>
      <Button size="large" wide onClick={() => setOpen(true)}>
        {text('promotions:apply')}
      </Button>
      {isOpen ? <ApplicationSheet promotion={promotion} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
