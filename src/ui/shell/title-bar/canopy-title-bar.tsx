import { styled } from 'styled-components';
import { low } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { Fringe } from '../fringe.tsx';
import type { TitleBarProps } from '../shell-props.ts';
import { BackButton } from './back-button.tsx';
import { End, Row, Title } from './centred-title.ts';

/** A centred title on a canopy with its fringe. */
export function CanopyTitleBar({ title, onBack, end }: TitleBarProps) {
  return (
    <Bar>
      <Row>
        {onBack === undefined ? <span /> : <BackButton onBack={onBack} />}
        <Title>{title}</Title>
        <End>{end}</End>
      </Row>
      <Fringe />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  ${low} { position: static; }
  inset-block-start: var(--above, 0px);
  z-index: 3;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  background: ${token('color.head')};
  color: ${token('color.onHead')};
  margin-block-end: 26px;
  ${Title} { color: ${token('color.headAccent')}; }
  ${End} { --color-link: ${token('color.headAccent')}; }
`;
