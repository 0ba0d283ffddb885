import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface ProgressMeterProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
}

/** A bar that fills from the start side; its width is set through CSSOM, which the page's CSP allows. */
export function ProgressMeter({ value, label }: ProgressMeterProps) {
  const fill = useRef<HTMLDivElement>(null);
  const share = Math.min(1, Math.max(0, value));
  useEffect(() => {
    fill.current?.style.setProperty('inline-size', `${share * 100}%`);
  }, [share]);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Fill ref={fill} />
    </Track>
  );
}

const Track = styled.div`
  block-size: 12px;
  overflow: hidden;
  background: ${token('color.raised')};
  border-radius: ${token('radius.button')};
`;

const Fill = styled.div`
  block-size: 100%;
  background: ${token('color.accent')};
`;
