import { styled } from 'styled-components';
import { useMoments, useNavigation, useSite, useText } from '../../../client/index.ts';
import { IconButton, Money, token } from '../../../ui/index.ts';
import { percentRange } from './percent.ts';
import type { Member } from './use-members.ts';

export interface MemberRowProps {
  readonly member: Member;
  readonly onActions: (member: Member) => void;
}

/** A member in three lines: who, what they have and earn, since when and how lately. A press shows their downline. */
export function MemberRow({ member, onActions }: MemberRowProps) {
  const text = useText();
  const moments = useMoments();
  const navigation = useNavigation();
  const { currency } = useSite().identity;
  const { userName, kind, balance, rates, registeredAt, lastLoginAt, members } = member;
  const params = { parent: userName };
  return (
    <Row>
      <a
        href={navigation.pathOf('agentTeam.members', params)}
        onClick={(event) => {
          event.preventDefault();
          navigation.go('agentTeam.members', params);
        }}
      >
        <span data-member="who">
          <strong>
            <bdi dir="auto" translate="no">
              {userName}
            </bdi>
          </strong>
          <em data-kind={kind}>{text(`agentTeam:kind.${kind}`)}</em>
          <b>
            <Money amount={balance} currency={currency} />
          </b>
        </span>
        <span data-member="facts">
          <span>
            {text('agentTeam:rebateOf')} <bdi dir="ltr">{percentRange(rates)}</bdi>
          </span>
          <span>{text('agentTeam:memberCount', { count: members })}</span>
        </span>
        <span data-member="facts">
          <span>
            {text('agentTeam:registered')} <bdi dir="ltr">{moments.day(registeredAt)}</bdi>
          </span>
          <span>
            {text('agentTeam:lastLogin')}{' '}
            {lastLoginAt === undefined ? (
              text('agentTeam:never')
            ) : (
              <bdi dir="ltr">{`${moments.day(lastLoginAt)} ${moments.time(lastLoginAt)}`}</bdi>
            )}
          </span>
        </span>
      </a>
      <IconButton
        icon="more"
        label={text('agentTeam:actionsFor', { name: userName })}
        onClick={() => onActions(member)}
      />
    </Row>
  );
}

const Row = styled.div.attrs({ role: 'listitem' })`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  border-block-end: 1px solid ${token('color.line')};
  a {
    flex: 1;
    display: grid;
    gap: 3px;
    min-inline-size: 0;
    padding-block: 11px;
    color: ${token('color.text')};
    text-decoration: none;
  }
  a:active { opacity: 0.6; }
  [data-member='who'] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; }
  strong { font-weight: ${token('weight.strong')}; overflow-wrap: anywhere; }
  em { color: ${token('color.muted')}; font-size: ${token('size.small')}; font-style: normal; }
  em[data-kind='agent'] { color: ${token('color.link')}; font-weight: ${token('weight.strong')}; }
  b { margin-inline-start: auto; font-family: ${token('font.numeric')}; font-variant-numeric: tabular-nums; }
  [data-member='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    color: ${token('color.muted')};
    font-size: ${token('size.small')};
    font-variant-numeric: tabular-nums;
  }
`;
