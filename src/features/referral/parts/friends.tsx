import { useId } from 'react';
import { useMoments, useSite, useText } from '../../../client/index.ts';
import { EmptyState, FactList, ListRow, Money, SectionHeading } from '../../../ui/index.ts';
import type { Referrals } from './use-referrals.ts';

export interface FriendsProps {
  readonly referrals: Referrals;
}

/** How many friends joined, what they earned the player, and each of the newest with what came of them. */
export function Friends({ referrals: { joined, earned, list } }: FriendsProps) {
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
        <>
          <FactList
            facts={[
              { id: 'joined', name: text('referral:joined'), value: String(joined) },
              { id: 'earned', name: text('referral:earned'), value: <Money amount={earned} currency={currency} /> },
            ]}
          />
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
        </>
      )}
    </section>
  );
}
