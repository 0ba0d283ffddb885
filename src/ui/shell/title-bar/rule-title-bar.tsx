import { styled } from 'styled-components';
import { low } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { DoubleRule } from '../double-rule.ts';
import type { TitleBarProps } from '../shell-props.ts';
import { BackButton } from './back-button.tsx';
import { End, Row, Title } from './centred-title.ts';

/** A centred title over a double rule. */
export function RuleTitleBar({ title, onBack, end }: TitleBarProps) {
  return (
    <Bar>
      <Row>
        {onBack === undefined ? <span /> : <BackButton onBack={onBack} />}
        <Title>{title}</Title>
        <End>{end}</End>
      </Row>
      <DoubleRule />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  ${low} { position: static; }
  inset-block-start: var(--above, 0px);
  z-index: 3;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  background: ${token('color.bg')};
  color: ${token('color.accent')};
  ${Title} { color: ${token('color.text')}; }
`;
