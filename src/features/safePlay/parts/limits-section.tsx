import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import { LimitRow } from './limit-row.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import type { PlayLimit } from '../../../client/use-safe-play.ts';

export interface LimitsSectionProps {
  readonly kind: PlayLimit['kind'];
  readonly limits: readonly PlayLimit[];
  readonly raiseHours: number;
  /** A limit was set or kept: what is shown has to be asked for anew. */
  onChanged(): void;
}

/** The limits of one kind, by day, week and month. */
export function LimitsSection({ kind, limits, raiseHours, onChanged }: LimitsSectionProps) {
  const text = useText();
  const heading = useId();
  const [chosen, setChosen] = useState<PlayLimit>();
  const own = limits.filter((limit) => limit.kind === kind);
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={text(`safePlay:kind.${kind}`)} />
      <List>
        {own.map((limit) => (
          <LimitRow key={limit.span} limit={limit} onChange={() => setChosen(limit)} onKept={onChanged} />
        ))}
      </List>
      {chosen === undefined ? null : (
        <LimitSheet
          limit={chosen}
          raiseHours={raiseHours}
          onClose={() => setChosen(undefined)}
          onSet={() => {
            setChosen(undefined);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
