import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';

export interface FigureGridProps {
  /** Accessible name of the figures. */
  readonly label: string;
  readonly figures: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
}

/** Named figures beside each other, as many in a line as have room. */
export function FigureGrid({ label, figures }: FigureGridProps) {
  return (
    <Grid aria-label={label}>
      {figures.map(({ id, name, value }) => (
        <div key={id} data-figure={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  > div { display: grid; align-content: start; gap: 3px; min-inline-size: 0; padding: 10px 14px; outline: 1px solid ${token('color.line')}; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd {
    margin: 0;
    font-family: ${token('font.numeric')};
    font-size: ${token('size.heading')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
