import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';

type Tone = 'plain' | 'main' | 'bad' | 'quiet';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'border-color: var(--line); background: var(--surface); &:hover:enabled { background: var(--raised); }',
  main: 'background: var(--accent); color: var(--on-accent); font-weight: 600; &:hover:enabled { filter: brightness(1.07); }',
  bad: 'background: var(--bad); color: var(--on-bad); font-weight: 600; &:hover:enabled { filter: brightness(1.07); }',
  quiet: `color: var(--muted); padding-inline: 8px; &:hover:enabled { background: var(--raised); color: var(--text); }
    &:disabled:disabled { background: none; opacity: 0.5; }`,
};

/** A button: `main` for the one action of a place, `bad` for one that takes something from players. */
export const Button = styled.button.attrs<{ readonly $tone?: Tone }>(({ type }) => ({ type: type ?? 'button' }))`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 34px;
  padding: 4px 14px;
  border: 1px solid transparent;
  border-radius: 7px;
  font-weight: 500;
  line-height: 1.2;
  ${({ $tone = 'plain' }) => tones[$tone]}
  &:active:enabled { translate: 0 1px; }
  &:disabled { background: var(--raised); border-color: transparent; color: var(--muted); }
  ${narrow} { min-block-size: 44px; }
`;

/** A button that is only a drawing; it needs an `aria-label`. */
export const IconButton = styled(Button)`
  inline-size: 34px;
  padding: 0;
  ${narrow} { inline-size: 44px; }
`;

/** Buttons in a row at the end of a form. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > [data-end] { margin-inline-start: auto; }
`;
