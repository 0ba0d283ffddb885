import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { useForms } from '../theme/built-forms.ts';
import { above } from '../theme/media.ts';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { DoubleRule } from './double-rule.ts';
import { Fringe } from './fringe.tsx';

export interface TitleBarProps {
  readonly title: string;
  onBack?(): void;
  /** Icons or a short link at the end. */
  readonly end?: ReactNode;
}

/** Top of an inner page: over a double rule, a canopy, a huge title, a flush block, round tools, or a prompt. */
export function TitleBar({ title, onBack, end }: TitleBarProps) {
  const { header } = useForms();
  const text = useUiText();
  const back = onBack === undefined ? <span /> : <IconButton icon="back" label={text('back')} onClick={onBack} />;
  if (header === 'wordmark') {
    return (
      <header>
        <Line>
          {back}
          <LineEnd>{end}</LineEnd>
        </Line>
        <Poster>{title}</Poster>
      </header>
    );
  }
  if (header === 'block' || header === 'greeting' || header === 'prompt') {
    return (
      <Slim className={header}>
        {onBack === undefined ? null : (
          <IconButton icon="back" label={text('back')} disc={header === 'greeting'} onClick={onBack} />
        )}
        <SlimTitle>{title}</SlimTitle>
        <LineEnd>{end}</LineEnd>
      </Slim>
    );
  }
  const canopy = header === 'canopy';
  return (
    <Bar $canopy={canopy}>
      <Row>
        {back}
        <Title $canopy={canopy}>{title}</Title>
        <End $canopy={canopy}>{end}</End>
      </Row>
      {canopy ? <Fringe /> : <DoubleRule />}
    </Bar>
  );
}

const Slim = styled.header`
  position: sticky;
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
  &.greeting { min-block-size: 64px; padding-inline: calc(${token('space.gutter')} - 4px); gap: 12px; background: linear-gradient(${token('color.bg')} 74%, transparent); }
  &.prompt { border-block-end: 1px solid ${token('color.line')}; }
  &.prompt h1 { color: ${token('color.accent')}; text-shadow: 0 0 14px ${token('color.trim1')}; }
  &.prompt h1::after { content: '_'; color: ${token('color.action')}; }
  [lang|='ur'] &.prompt h1::after { content: none; }
`;

const SlimTitle = styled.h1`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: 8px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: ${token('font.display')};
  font-size: ${token('size.title')};
  font-weight: ${token('weight.title')};
  letter-spacing: ${token('tracking.heading')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 2; padding-block-end: 2px; }
`;

const Bar = styled.header<{ $canopy: boolean }>`
  position: sticky;
  inset-block-start: var(--above, 0px);
  z-index: 3;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  background: ${({ $canopy }) => ($canopy ? token('color.head') : token('color.bg'))};
  color: ${({ $canopy }) => ($canopy ? token('color.onHead') : token('color.accent'))};
  margin-block-end: ${({ $canopy }) => ($canopy ? '26px' : '0')};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(44px, 1fr) minmax(0, auto) minmax(44px, 1fr);
  align-items: center;
  block-size: 58px;
  padding-inline: 10px;
`;

const Title = styled.h1<{ $canopy: boolean }>`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: center;
  color: ${({ $canopy }) => ($canopy ? token('color.headAccent') : token('color.text'))};
  font-family: ${token('font.display')};
  font-size: ${token('size.title')};
  font-weight: ${token('weight.title')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 2; padding-block-end: 2px; }
`;

const End = styled.div<{ $canopy: boolean }>`
  ${({ $canopy }) => ($canopy ? `--color-link: ${token('color.headAccent')};` : '')}
  display: flex;
  justify-content: flex-end;
  white-space: nowrap;
  > button { padding-inline: 8px; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 56px;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  padding-inline: 8px;
`;

const LineEnd = styled.div`
  display: flex;
  font-weight: ${token('weight.strong')};
`;

const Poster = styled.h1`
  padding: 0 20px 14px;
  font-family: ${token('font.display')};
  font-size: 2rem;
  font-weight: ${token('weight.title')};
  letter-spacing: -0.04em;
  line-height: 0.98;
  overflow-wrap: break-word;
  ${above('phone')} { font-size: ${token('size.title')}; }
  [lang|='ur'] & { letter-spacing: 0; font-size: 1.875rem; line-height: 1.4; }
`;
