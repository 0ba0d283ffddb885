import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { token } from '../theme/token.ts';

export interface CopyLineProps {
  readonly value: string;
  readonly label: string;
  readonly onCopy: () => void;
}

/** A read-only line of text, left to right in every language, with a button that copies it. */
export function CopyLine({ value, label, onCopy }: CopyLineProps) {
  return (
    <Frame>
      <Value dir="ltr">{value}</Value>
      <Button tone="action" wide onClick={onCopy}>
        {label}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
`;

const Value = styled.bdi`
  padding: 16px;
  overflow-wrap: anywhere;
  background: ${token('color.field')};
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  font-variant-numeric: tabular-nums;
`;
