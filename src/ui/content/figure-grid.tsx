import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { figureForms } from './figure-forms.ts';
import { useLayout } from './use-layout.ts';

export interface FigureGridProps {
  /** Accessible name of the figures, where no heading says it. */
  readonly label?: string | undefined;
  /** The figures are on their way. */
  readonly isBusy?: boolean | undefined;
  readonly figures: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
}

/** A few named figures, beside each other or below as the theme's form of facts has it; money never breaks. */
export function FigureGrid({ label, isBusy, figures }: FigureGridProps) {
  const { facts } = useLayout();
  return (
    <Grid $form={facts} aria-label={label} aria-busy={isBusy}>
      {figures.map(({ id, name, value }) => (
        <div key={id} data-figure={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.dl<{ readonly $form: LayoutForms['facts'] }>`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  /* Three in a row; what is left for the last row fills it. */
  > div { flex: 1 1 max(6.25rem, 26%); }
  /* Four stand two and two: of three in a row one would be left over. */
  &:has(> :nth-child(4):last-child) > div { flex-basis: max(6.25rem, 36%); }
  /* As wide as its amount at least: what has no room beside the others stands below. */
  > div { display: grid; align-content: start; gap: 3px; min-inline-size: min-content; max-inline-size: 100%; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; line-height: 1.3; }
  dd {
    margin: 0;
    font-family: ${token('font.numeric')};
    font-size: 1.0625em;
    font-weight: ${token('weight.strong')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [lang|='ur'] & dt { line-height: ${token('leading.text')}; }
  ${({ $form }) => figureForms[$form]}
`;
