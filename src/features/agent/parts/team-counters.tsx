import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { ErrorCard, Skeleton, token } from '../../../ui/index.ts';
import { counters, useTeam } from './use-team.ts';

/** What the team does today, four numbers side by side; a press asks again for what could not be had. */
export function TeamCounters() {
  const text = useText();
  const { counts, isFailed, retry } = useTeam();
  if (isFailed) return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  return (
    <Counters aria-label={text('agent:team')} aria-busy={counts === undefined}>
      {counters.map(({ field, label }) => (
        <Counter key={field}>
          <dt>{text(label)}</dt>
          <dd>{counts === undefined ? <Skeleton /> : String(Number(counts[field]) || 0)}</dd>
        </Counter>
      ))}
    </Counters>
  );
}

const Counters = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.gap')};
`;

const Counter = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: 12px 14px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { font-family: ${token('font.numeric')}; font-size: ${token('size.heading')}; }
`;
