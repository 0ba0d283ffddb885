import { useId } from 'react';
import { useText } from '../../../client/index.ts';
import { FigureGrid, SectionHeading } from '../../../ui/index.ts';
import type { RateBounds } from './rate-fields.tsx';

export interface RateTableProps {
  readonly caption: string;
  readonly rates: readonly Pick<RateBounds, 'gameType' | 'most'>[];
}

/** The agent's own rate of each game type. */
export function RateTable({ caption, rates }: RateTableProps) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={caption} />
      <FigureGrid
        figures={rates.map(({ gameType, most }) => ({
          id: gameType,
          name: text(`agentTeam:type.${gameType}`),
          value: <bdi dir="ltr">{`${most}%`}</bdi>,
        }))}
      />
    </section>
  );
}
