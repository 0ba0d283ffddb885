import { useEffect } from 'react';
import { styled } from 'styled-components';
import {
  type Announcement,
  mainImageOf,
  SafeHtml,
  useNavigation,
  useSession,
  useMoments,
  useText,
} from '../../../client/index.ts';
import { Icon, OfferPage, token } from '../../../ui/index.ts';

export interface NoticePageProps {
  readonly notice: Announcement;
  /** All that the player can read, in the platform's order. */
  readonly listed: readonly Announcement[];
  readonly onRead: (id: string | number) => void;
}

/** One announcement to read, and the ways to the one after and the one before it. */
export function NoticePage({ notice, listed, onRead }: NoticePageProps) {
  const text = useText();
  const { day } = useMoments();
  const isMember = useSession().status === 'member';
  const unread = isMember && notice.read === false ? notice.id : undefined;
  useEffect(() => {
    if (unread !== undefined) onRead(unread);
  }, [unread, onRead]);
  const picture = mainImageOf(notice);
  const byDate = listed.toSorted((one, other) => other.startDate.localeCompare(one.startDate));
  const place = byDate.indexOf(notice);
  const newer = place > 0 ? byDate[place - 1] : undefined;
  const older = place < 0 ? undefined : byDate[place + 1];
  return (
    <>
      <OfferPage title={notice.title} meta={day(notice.startDate)} {...(picture === undefined ? {} : { picture })}>
        <SafeHtml html={notice.content} />
      </OfferPage>
      {newer || older ? (
        <Ways aria-label={text('announcements:around')}>
          {newer ? <Way to={newer} label={text('announcements:newer')} icon="back" /> : <span />}
          {older ? <Way to={older} label={text('announcements:older')} icon="chevron" /> : null}
        </Ways>
      ) : null}
    </>
  );
}

interface WayProps {
  readonly to: Announcement;
  readonly label: string;
  readonly icon: string;
}

function Way({ to, label, icon }: WayProps) {
  const navigation = useNavigation();
  const go = () => navigation.go('announcements.detail', { id: String(to.id) }, { replace: true });
  return (
    <Door type="button" onClick={go} data-way={icon}>
      <Icon name={icon} size="small" />
      <span>
        <Label>{label}</Label>
        <Title dir="auto">{to.title}</Title>
      </span>
    </Door>
  );
}

const Ways = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5em), 1fr));
  gap: 0 16px;
  padding-block: 6px;
  border-block: 1px solid ${token('color.line')};
`;

const Door = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 60px;
  min-inline-size: 0;
  text-align: start;
  transition: opacity 90ms;
  &:active { opacity: 0.6; }
  > span { flex: 1; display: grid; gap: 2px; min-inline-size: 0; }
  > svg { flex: none; color: ${token('color.link')}; }
  &[data-way='chevron'] { flex-direction: row-reverse; text-align: end; }
`;

const Label = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Title = styled.span`
  font-weight: ${token('weight.strong')};
  line-height: 1.25;
  overflow-wrap: anywhere;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
