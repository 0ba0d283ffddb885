import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import type { TitleBarProps } from '../shell-props.ts';
import { BackButton } from './back-button.tsx';

/** A huge title under a bare line. */
export function PosterTitleBar({ title, onBack, end }: TitleBarProps) {
  return (
    <header>
      <Line>
        {onBack === undefined ? <span /> : <BackButton onBack={onBack} />}
        <End>{end}</End>
      </Line>
      <Poster>{title}</Poster>
    </header>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  padding-inline: 2px 8px;
`;

const End = styled.div`
  display: flex;
  font-weight: ${token('weight.strong')};
`;

const Poster = styled.h1`
  margin-block-start: -8px;
  padding-inline: ${token('space.gutter')};
  font-family: ${token('font.display')};
  font-size: min(2rem, 10.8vw);
  font-weight: ${token('weight.title')};
  letter-spacing: -0.04em;
  line-height: 0.98;
  overflow-wrap: break-word;
  ${above('phone')} { font-size: min(${token('size.title')}, 10.8vw); }
  [lang|='ur'] & { margin-block-start: 0; letter-spacing: 0; font-size: 1.875rem; line-height: 1.4; }
`;
