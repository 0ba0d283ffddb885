import { useId } from 'react';
import { useMoments, useSite, useText } from '../../../client/index.ts';
import { EmptyState, ListRow, Money, SectionHeading } from '../../../ui/index.ts';
import type { Referrals } from './use-referrals.ts';

export interface FriendsProps {
  readonly referrals: Referrals;
}

/** Each of the newest friends who joined, with what came of them. */
export function Friends({ referrals: { joined, list } }: FriendsProps) {
  const text = useText();
  const moments = useMoments();
  const heading = useId();
  const { currency } = useSite().identity;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={text('referral:friends')} />
      {joined === 0 ? (
        <EmptyState icon="users" title={text('referral:nobody')} note={text('referral:nobodyNote')} />
      ) : (
        <div>
          {list.map(({ userName, joinedAt, reward, promised }, index) => (
            <ListRow
              key={`${joinedAt} ${index}`}
              icon="user"
              title={userName === undefined ? text('referral:somebody') : <bdi dir="ltr">{userName}</bdi>}
              note={text('referral:since', { date: moments.day(joinedAt) })}
              end={
                reward === undefined ? (
                  text(promised === undefined ? 'referral:noReward' : 'referral:noDeposit')
                ) : (
                  <Money amount={reward} currency={currency} />
                )
              }
              wraps
            />
          ))}
        </div>
      )}
    </section>
  );
}
