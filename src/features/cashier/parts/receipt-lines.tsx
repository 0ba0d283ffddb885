import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';

export interface ReceiptLine {
  readonly id: string;
  readonly name: string;
  readonly value: ReactNode;
  /** The line that counts. */
  readonly isSum?: boolean;
}

/** Names and values one below the other, values at the end of their lines; at large text a value stands below its name. */
export function ReceiptLines({ lines }: { readonly lines: readonly ReceiptLine[] }) {
  return (
    <Lines>
      {lines.map(({ id, name, value, isSum = false }) => (
        <div key={id} data-sum={isSum}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  margin: 0 ${token('space.gutter')};
  min-inline-size: 0;
  border-block: 1px solid ${token('color.line')};
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: 10px;
    line-height: 1.35;
  }
  div + div { border-block-start: 1px solid ${token('color.line')}; }
  dt { color: ${token('color.muted')}; }
  dd { margin: 0; margin-inline-start: auto; text-align: end; font-weight: ${token('weight.strong')}; overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums; }
  [data-sum='true'] { font-size: 1.0625rem; }
  [data-sum='true'] dt { color: inherit; }
  [lang|='ur'] & div { line-height: ${token('leading.text')}; padding-block: 6px; }
`;
