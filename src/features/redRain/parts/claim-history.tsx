import type { Answer } from '../../../contracts/platform-answer.ts';
import { useMoments, useSite, useText } from '../../../client/index.ts';
import { EmptyState, Icon, Money, RecordList, SectionHeading } from '../../../ui/index.ts';

type Claim = Answer<'redRain'>['list'][number];

/** What the player has got from rains, day by day. */
export function ClaimHistory({ claims }: { readonly claims: readonly Claim[] }) {
  const text = useText();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const dates = [...new Set(claims.map(({ at }) => moments.day(at)))];
  const days = dates.map((date) => ({
    id: date,
    date,
    entries: claims
      .filter(({ at }) => moments.day(at) === date)
      .map(({ id, title, amount, at }) => ({
        id,
        title,
        mark: <Icon name="gift" />,
        time: moments.time(at),
        amount: <Money amount={amount} currency={currency} />,
      })),
  }));
  return (
    <>
      <SectionHeading title={text('redRain:history')} />
      {days.length === 0 ? <EmptyState icon="gift" title={text('redRain:noHistory')} /> : <RecordList days={days} />}
    </>
  );
}
