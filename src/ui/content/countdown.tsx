import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface CountdownProps {
  /** What ends then, for those who do not see it. */
  readonly label: string;
  /** In milliseconds since 1970, as `now`. */
  readonly closesAt: number;
  readonly now: number;
}

const day = 86_400;

/** Time that is left; the last ten seconds stand out (row G-273). */
export function Countdown({ label, closesAt, now }: CountdownProps) {
  const seconds = Math.max(0, Math.ceil((closesAt - now) / 1000));
  return (
    <Time role="timer" aria-label={label} dir="ltr" $soon={seconds <= 10}>
      {write(seconds)}
    </Time>
  );
}

function write(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor((seconds % day) / 3600);
  const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${two(hours + Math.floor(seconds / day) * 24)}:${rest}` : rest;
}

const Time = styled.span<{ readonly $soon: boolean }>`
  font-family: ${token('font.numeric')};
  font-variant-numeric: tabular-nums lining-nums;
  font-size: 1.0625rem;
  font-weight: ${token('weight.strong')};
  color: ${({ $soon }) => ($soon ? token('color.danger') : token('color.text'))};
`;
