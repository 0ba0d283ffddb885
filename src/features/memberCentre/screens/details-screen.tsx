import { useState } from 'react';
import { styled } from 'styled-components';
import { useMember, useNavigation, useSession, useText } from '../../../client/index.ts';
import { useMemberDetails } from '../../../client/use-member-details.ts';
import { ErrorCard, ListRow, MemberCard, ScreenBody, ScreenIntro, Skeleton, token } from '../../../ui/index.ts';
import { IconSheet } from '../parts/icon-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
import { NicknameSheet } from '../parts/nickname-sheet.tsx';
import { ProofSheet } from '../parts/proof-sheet.tsx';
import { type Detail, isProvable, type ProvableDetail } from '../parts/detail.ts';
import { useHeadIcon } from '../parts/use-head-icon.ts';

type Open = 'icon' | 'nickname' | ProvableDetail | undefined;

/** What the platform knows of the player, what of it is proved, and the way to prove the rest. */
export default function DetailsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const member = useMember();
  const { session } = useSession();
  const details = useMemberDetails();
  const { loaded, change } = useHeadIcon();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (details.status === 'error' && details.value === undefined)
    return <ErrorCard onRetry={details.retry} text={text('errors:loadingFailed')} />;
  if (session === undefined || details.value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={5} />
      </ScreenBody>
    );
  }
  const name = nameOf(session, member.info);
  const { icon, picture } = loaded.value ?? {};
  return (
    <ScreenBody>
      <MemberCard
        avatar={{ icon, picture }}
        name={name}
        account={member.info?.account ?? session.userName}
        onAvatar={{ label: text('memberCentre:changeIcon'), onPress: () => setOpen('icon') }}
      />
      <ScreenIntro note={text('memberCentre:detailsNote')} />
      <div>
        <ListRow
          icon="edit"
          title={text('memberCentre:nickname')}
          note={<bdi dir="auto">{member.info?.nickname?.trim() || text('memberCentre:none')}</bdi>}
          onChoose={() => setOpen('nickname')}
        />
        {details.value.items.map((detail) => (
          <DetailRow key={detail.field} detail={detail} onProve={setOpen} />
        ))}
        <ListRow
          icon="shield"
          title={text('memberCentre:fundsPassword')}
          note={text(details.value.hasPaymentPassword ? 'memberCentre:isSet' : 'memberCentre:none')}
          onChoose={() => navigation.go('security.fundsPassword')}
        />
      </div>
      {open === 'icon' && loaded.value !== undefined ? (
        <IconSheet current={loaded.value} change={change} onClose={close} />
      ) : null}
      {open === 'nickname' ? <NicknameSheet current={member.info?.nickname ?? ''} onClose={close} /> : null}
      {typeof open === 'object' ? <ProofSheet detail={open} onClose={close} onProved={details.retry} /> : null}
    </ScreenBody>
  );
}

const icons: Readonly<Record<string, string>> = {
  mobileNum: 'phone',
  email: 'mail',
  payeeName: 'user',
  birthday: 'calendar',
};

function DetailRow({ detail, onProve }: { readonly detail: Detail; onProve(detail: ProvableDetail): void }) {
  const text = useText();
  const { field, value, state } = detail;
  return (
    <ListRow
      icon={icons[field] ?? 'info'}
      title={text(`memberCentre:field.${field}`)}
      note={value === undefined ? text('memberCentre:none') : <bdi dir="ltr">{value}</bdi>}
      end={
        isProvable(detail) ? (
          <Prove>{text(state === 'missing' ? 'memberCentre:add' : 'memberCentre:verify')}</Prove>
        ) : state === 'verified' ? (
          <Proved>{text('memberCentre:verified')}</Proved>
        ) : (
          ''
        )
      }
      {...(isProvable(detail) ? { onChoose: () => onProve(detail) } : {})}
    />
  );
}

const Prove = styled.span`
  color: ${token('color.link')};
  font-weight: ${token('weight.strong')};
`;

const Proved = styled.span`
  padding: 4px 10px;
  border-radius: ${token('radius.button')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  font-size: ${token('size.small')};
`;
