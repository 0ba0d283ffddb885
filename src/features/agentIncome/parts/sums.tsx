import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';

export interface SumsProps {
  /** Name of a figure → the figure. */
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
}

/** What all rows that were asked for come to, on whichever page they stand. */
export function Sums({ figures }: SumsProps) {
  return (
    <Row>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: min(${token('radius.card')}, 20px);
  background: ${token('color.line')};
  overflow: hidden;
  > div { flex: 1 1 6.5rem; padding: 10px 12px; background: ${token('color.surface')}; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { margin: 0; font-weight: ${token('weight.strong')}; font-variant-numeric: lining-nums tabular-nums; }
`;
