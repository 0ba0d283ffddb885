import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import { useRank } from '../../../lobby/index.ts';
import { Card, Money, ProgressMeter, token } from '../../../ui/index.ts';

/** How far the player is on the way to the next level, and what it brings; nothing where the platform does not say. */
export function NextReward() {
  const text = useText();
  const { currency } = useSite().identity;
  const { value: rank } = useRank();
  if (rank === undefined || rank.total === 0 || rank.progress >= 1) return null;
  const place = rank.levels.findIndex(({ labelId }) => String(labelId) === String(rank.level));
  const next = rank.levels[place + 1];
  return (
    <Card label={text('records:nextReward')}>
      <Line>
        <strong>{text('records:nextReward')}</strong>
        {next?.reward === undefined ? null : <Money amount={next.reward} currency={currency} />}
      </Line>
      <ProgressMeter value={rank.progress} label={text('records:nextReward')} />
      <Note>
        {next === undefined ? null : <bdi>{next.name}</bdi>}
        <span>{text('records:toNext', { count: rank.left })}</span>
      </Note>
    </Card>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  margin-block-end: 10px;
  strong { font-weight: ${token('weight.strong')}; }
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 12px;
  margin-block-start: 8px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
