import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';

export interface ProgressMeterProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
}

/** A bar that fills from the start side; its width is set through CSSOM, which the page's CSP allows. */
export function ProgressMeter({ value, label }: ProgressMeterProps) {
  const { card } = useForms();
  const fill = useRef<HTMLDivElement>(null);
  const share = Math.min(1, Math.max(0, value));
  useEffect(() => {
    fill.current?.style.setProperty('inline-size', `${share * 100}%`);
  }, [share]);
  return (
    <Track
      $form={card}
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

const tracks: Record<BuiltForms['card'], string> = {
  mat: `block-size: 3px; background: linear-gradient(${token('color.line')} 0 0) center / 100% 1px no-repeat;`,
  fringe: `block-size: 16px; border: 2px solid ${token('color.accent')}; background: ${token('color.surface')};`,
  block: `block-size: 20px; background: ${token('color.raised')};`,
  flat: `block-size: 8px; background: ${token('color.raised')};`,
  soft: `block-size: 14px; background: ${token('color.raised')};`,
  chamfer: `block-size: 14px; border: 2px solid ${token('color.line')}; padding: 2px;`,
};

const Track = styled.div<{ $form: BuiltForms['card'] }>`
  overflow: hidden;
  ${({ $form }) => tracks[$form]}
  border-radius: ${token('radius.button')};
`;

const Fill = styled.div`
  block-size: 100%;
  background: ${token('color.accent')};
`;
