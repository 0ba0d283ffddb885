import { styled } from 'styled-components';
import { QrCode } from '../../../ui/index.ts';

export interface PaymentCodeProps {
  readonly code: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** The code that a payment is made by, in a chunk of its own because few ways to pay have one. */
export default function PaymentCode({ code, label }: PaymentCodeProps) {
  return (
    <Middle>
      <QrCode value={code} label={label} />
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  justify-items: center;
`;
