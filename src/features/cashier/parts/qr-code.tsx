import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';

export interface QrCodeProps {
  readonly code: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** A QR code, dark on light in every theme, because readers expect it so. */
export default function QrCode({ code, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(code), [code]);
  return (
    <Frame>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </Frame>
  );
}

function draw(code: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(code, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

const Frame = styled.div`
  margin-inline: auto;
  inline-size: min(100%, 260px);
  padding: 8px;
  border-radius: 12px;
  background: white;
  svg { display: block; inline-size: 100%; fill: black; }
`;
