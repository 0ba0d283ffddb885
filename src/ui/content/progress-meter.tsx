import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { useLayout } from './use-layout.ts';
import { token } from '../theme/token.ts';

export interface ProgressMeterProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  /** Said in place of the share, where the fill is a share of nothing: it then has the colour of lines. */
  readonly words?: string | undefined;
}

/** A bar that fills from the start side; its width is set through CSSOM, which the page's CSP allows. */
export function ProgressMeter({ value, label, words }: ProgressMeterProps) {
  const { progress } = useLayout();
  const fill = useRef<HTMLDivElement>(null);
  const share = Math.min(1, Math.max(0, value));
  useEffect(() => {
    fill.current?.style.setProperty('inline-size', `${share * 100}%`);
  }, [share]);
  return (
    <Track
      $form={progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <Fill ref={fill} $isQuiet={words !== undefined} />
    </Track>
  );
}

const tracks: Record<LayoutForms['progress'], string> = {
  plaques: `block-size: 3px; background: linear-gradient(${token('color.line')} 0 0) center / 100% 1px no-repeat;`,
  table: `block-size: 12px; background: ${token('color.raised')}; ${sliced('18px', '21px')}`,
  bulbs: `block-size: 22px; background: ${token('color.raised')};
    mask: radial-gradient(circle, black 9px, transparent 9.5px) 0 0 / 25px 22px round;`,
  vessel: `block-size: 44px; border-radius: 22px; background: ${token('color.surface')};
    box-shadow: inset 0 0 0 2px ${token('color.line')};`,
  scores: `block-size: 16px; background: ${token('color.raised')}; ${sliced('7px', '10px')}`,
  steps: `block-size: 56px; background: ${token('color.raised')};
    clip-path: polygon(0 72%, 20% 72%, 20% 54%, 40% 54%, 40% 36%, 60% 36%, 60% 18%, 80% 18%, 80% 0, 100% 0, 100% 100%, 0 100%);
    [dir='rtl'] & { clip-path: polygon(100% 72%, 80% 72%, 80% 54%, 60% 54%, 60% 36%, 40% 36%, 40% 18%, 20% 18%, 20% 0, 0 0, 0 100%, 100% 100%); }`,
};

/** Cut into slices of one width, one each step. */
function sliced(width: string, step: string): string {
  return `mask: repeating-linear-gradient(90deg, black 0 ${width}, transparent ${width} ${step});`;
}

const Track = styled.div<{ $form: LayoutForms['progress'] }>`
  overflow: hidden;
  ${({ $form }) => tracks[$form]}
`;

const Fill = styled.div<{ $isQuiet: boolean }>`
  block-size: 100%;
  background: ${({ $isQuiet }) => token($isQuiet ? 'color.line' : 'color.accent')};
`;
