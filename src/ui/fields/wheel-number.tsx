import { useState } from 'react';
import { styled } from 'styled-components';
import { westernDigits } from '../../engine/forms/western-digits.ts';
import { token } from '../theme/token.ts';
import type { WheelProps } from './wheel.tsx';

/**
 * The value of a wheel as a number that may be typed. A number of the wheel turns it at once; what is none is forgotten
 * when the field is left, so that the two never differ.
 */
export function WheelNumber({ label, values, value, onChoose }: WheelProps) {
  const [typed, setTyped] = useState<string>();
  const longest = String(values.at(-1)?.value ?? '').length;

  function type(next: string) {
    const digits = westernDigits(next).replace(/\D/g, '').slice(0, longest);
    setTyped(digits);
    const number = Number(digits);
    // "19" is on its way to a year, and no year itself.
    if (values.some((entry) => entry.value === number)) onChoose(number);
  }

  return (
    <Column>
      {label}
      <Digits
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Column>
  );
}

const Column = styled.label`
  display: grid;
  gap: 4px;
  justify-items: center;
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
`;

const Digits = styled.input`
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 8px;
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  background: ${token('color.field')};
  color: ${token('color.text')};
  font: inherit;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
`;
