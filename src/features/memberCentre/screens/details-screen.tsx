import { type ReactNode, useState } from 'react';
import { useMember, useNavigation, useSession, useText } from '../../../client/index.ts';
import { useMemberDetails } from '../../../client/session/use-member-details.ts';
import { ErrorCard, type Fact, FactList, MemberCard, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';
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
  const { hasPaymentPassword } = details.value;
  return (
    <ScreenBody>
      <MemberCard
        avatar={{ icon, picture }}
        name={name}
        account={member.info?.account ?? session.userName}
        onAvatar={{ label: text('memberCentre:changeIcon'), onPress: () => setOpen('icon') }}
      />
      <ScreenIntro note={text('memberCentre:detailsNote')} />
      <FactList
        facts={[
          {
            id: 'nickname',
            name: text('memberCentre:nickname'),
            value: <bdi dir="auto">{member.info?.nickname?.trim() || text('memberCentre:none')}</bdi>,
            action: { label: text('memberCentre:change'), onChoose: () => setOpen('nickname') },
          },
          ...details.value.items.map((detail) => factOf(detail, text, setOpen)),
          {
            id: 'fundsPassword',
            name: text('memberCentre:fundsPassword'),
            value: text(hasPaymentPassword ? 'memberCentre:isSet' : 'memberCentre:none'),
            action: {
              label: text(hasPaymentPassword ? 'memberCentre:change' : 'memberCentre:add'),
              onChoose: () => navigation.go('security.fundsPassword'),
            },
          },
        ]}
      />
      {open === 'icon' && loaded.value !== undefined ? (
        <IconSheet current={loaded.value} change={change} onClose={close} />
      ) : null}
      {open === 'nickname' ? <NicknameSheet current={member.info?.nickname ?? ''} onClose={close} /> : null}
      {typeof open === 'object' ? <ProofSheet detail={open} onClose={close} onProved={details.retry} /> : null}
    </ScreenBody>
  );
}

/** An address of mail may go on in another line at its sign, and nowhere within a word. */
function breakable(value: string): ReactNode {
  const [name = '', host] = value.split('@', 2);
  if (host === undefined) return value;
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

/** A detail as a fact: a number or an address that is not proved can be. */
function factOf(detail: Detail, text: ReturnType<typeof useText>, onProve: (detail: ProvableDetail) => void): Fact {
  const { field, value, state } = detail;
  return {
    id: field,
    name: text(`memberCentre:field.${field}`),
    value: value === undefined ? text('memberCentre:none') : <bdi dir="ltr">{breakable(value)}</bdi>,
    state: state === 'verified' ? text('memberCentre:verified') : undefined,
    action: isProvable(detail)
      ? {
          label: text(state === 'missing' ? 'memberCentre:add' : 'memberCentre:verify'),
          onChoose: () => onProve(detail),
        }
      : undefined,
  };
}
