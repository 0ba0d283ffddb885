import { styled } from 'styled-components';
import { useForms } from '../../theme/built-forms.ts';
import { low } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import type { TitleBarProps } from '../shell-props.ts';
import { BackButton } from './back-button.tsx';

/** A title beside the way back: a flush block, round tools, or a prompt. */
export function SlimTitleBar({ title, onBack, end }: TitleBarProps) {
  const { header } = useForms();
  return (
    <Slim className={header}>
      {onBack === undefined ? null : <BackButton disc={header === 'greeting'} onBack={onBack} />}
      <Title>{title}</Title>
      <End>{end}</End>
    </Slim>
  );
}

const Slim = styled.header`
  position: sticky;
  ${low} { position: static; }
  inset-block-start: var(--above, 0px);
  z-index: 3;
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 56px;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  padding-inline: 8px;
  background: ${token('color.bg')};
  &.block { padding-inline-start: 0; border-block-end: 1px solid ${token('color.line')}; text-transform: uppercase; }
  &.block > button:first-child { inline-size: 56px; block-size: 56px; border-radius: 0; background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
  &.greeting { min-block-size: 64px; padding-inline: calc(${token('space.gutter')} - 4px); gap: 12px; background: linear-gradient(${token('color.bg')} calc(100% - 16px), transparent); }
  /* Nastaliq hangs low: what is scrolled under the bar fades below the title, not behind it. */
  [lang|='ur'] &.greeting { min-block-size: 80px; padding-block-end: 16px; }
  &.prompt { border-block-end: 1px solid ${token('color.line')}; }
  &.prompt h1 { color: ${token('color.accent')}; text-shadow: 0 0 14px ${token('color.trim1')}; }
  &.prompt h1::after { content: '_'; color: ${token('color.action')}; }
  [lang|='ur'] &.prompt h1::after { content: none; }
`;

/**
 * A long title takes a second line: it is never cut. Nastaliq stands high in its line, up to 2.3 times its size: it comes
 * down and gets smaller by as much as its lines are taller, so that the strokes of ک and گ stay in the bar.
 */
const Title = styled.h1`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: 8px;
  overflow-wrap: break-word;
  text-wrap: balance;
  font-family: ${token('font.display')};
  font-size: min(${token('size.title')}, 7.4vw);
  font-weight: ${token('weight.title')};
  letter-spacing: ${token('tracking.heading')};
  line-height: 1.3;
  [lang|='ur'] & {
    position: relative;
    inset-block-start: calc((${token('leading.heading')} - 1.45) * 0.78em);
    padding-block: calc((${token('leading.heading')} - 1.45) * 0.9em) 2px;
    font-size: min(${token('size.title')}, 7.4vw, (4.1 - 1.5 * ${token('leading.heading')}) * 1rem);
    line-height: 2;
  }
`;

const End = styled.div`
  display: flex;
  font-weight: ${token('weight.strong')};
`;
