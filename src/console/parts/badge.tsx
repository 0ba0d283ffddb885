import { styled } from 'styled-components';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'changed';

const grounds: Readonly<Record<Tone, string>> = {
  neutral: 'background: var(--raised); color: var(--muted);',
  good: 'background: var(--good-ground); color: var(--good);',
  warn: 'background: var(--warn-ground); color: var(--warn);',
  bad: 'background: var(--bad-ground); color: var(--bad);',
  changed: 'background: var(--changed-ground); color: var(--changed);',
};

/** A state in one or two words. */
export const Badge = styled.span<{ readonly $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 7px;
  border-radius: 5px;
  font: 500 0.75rem/20px var(--sans);
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => grounds[$tone]}
`;
