import { styled } from 'styled-components';
import { Flower } from '../content/flower.tsx';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';
import type { ShellAction } from './shell-props.ts';

export interface SectionHeadingProps {
  readonly title: string;
  readonly id?: string;
  /** At the end of the line, for example `All 214`. */
  readonly action?: ShellAction | undefined;
}

/** Title over a shelf, a grid or a list, with one way to see more. */
export function SectionHeading({ title, id, action }: SectionHeadingProps) {
  const { card } = useForms();
  return (
    <Line className={card}>
      {card === 'fringe' ? (
        <Bloom>
          <Flower open={false} />
        </Bloom>
      ) : null}
      <Title id={id}>{title}</Title>
      {card === 'chamfer' ? <Dashes /> : null}
      {action === undefined ? null : (
        <More href={action.href} onChoose={action.onChoose}>
          {action.label}
        </More>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: ${token('space.above')} ${token('space.gutter')} ${token('space.below')};
  &.flat { text-transform: uppercase; a, button { text-transform: none; } }
  &.chamfer h2 { flex: none; max-inline-size: 75%; }
`;

const Dashes = styled.span`
  flex: 1;
  block-size: 8px;
  background: repeating-linear-gradient(90deg, ${token('color.line')} 0 2px, transparent 2px 6px);
`;

const Bloom = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
`;

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
`;

const More = styled(PressTarget)`
  position: relative;
  flex: none;
  color: ${token('color.link')};
  font-size: 0.875rem;
  line-height: 1;
  text-decoration: none;
  &::before { content: ''; position: absolute; inset: -15px -8px; }
  &:active { opacity: 0.6; }
`;
