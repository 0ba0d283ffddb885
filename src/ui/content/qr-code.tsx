import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { token } from '../theme/token.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
}

/** A QR code, dark on light in every scheme because cameras expect that. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawCode(value), [value]);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Code>
  );
}

function drawCode(value: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

const Code = styled.svg`
  display: block;
  inline-size: 176px;
  border-radius: ${token('radius.card')};
`;
