import { styled } from 'styled-components';
import { Flower } from '../content/flower.tsx';
import { Icon } from '../icon/icon.tsx';
import { useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { PressTarget } from './press-target.tsx';
import type { ShellAction } from './shell-props.ts';

export interface SectionHeadingProps {
  readonly title: string;
  readonly id?: string;
  /** Before the title. */
  readonly icon?: string | undefined;
  /** How many there are, after the title; 0 is not shown. */
  readonly count?: number;
  /** At the end of the line, for example `More`. */
  readonly action?: ShellAction | undefined;
}

/** Title over a shelf, a grid or a list, with its sign, how many there are and one way to see more (row G-121). */
export function SectionHeading({ title, id, icon, count = 0, action }: SectionHeadingProps) {
  const { card } = useForms();
  return (
    <Line className={card}>
      {icon !== undefined || card === 'fringe' ? (
        <Sign>{icon === undefined ? <Flower open={false} /> : <Icon name={icon} size="medium" />}</Sign>
      ) : null}
      <Title id={id}>{title}</Title>
      {count > 0 ? <Count>{count}</Count> : null}
      {card === 'chamfer' ? <Dashes /> : null}
      {action === undefined ? null : (
        <More href={action.href} onChoose={action.onChoose}>
          {action.label}
          <Topic> {title}</Topic>
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
  &.chamfer { flex-wrap: wrap; }
  &.chamfer h2 { flex: none; max-inline-size: 58%; }
`;

const Dashes = styled.span`
  flex: 1;
  block-size: 8px;
  background: repeating-linear-gradient(90deg, ${token('color.line')} 0 2px, transparent 2px 6px);
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: ${token('color.link')};
`;

const Count = styled.span`
  flex: none;
  color: ${token('color.muted')};
  font-family: ${token('font.numeric')};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.h2`
  min-inline-size: 0;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
`;

// Read, not seen: a list of links says what each leads to.
const Topic = styled.span`
  position: absolute;
  overflow: hidden;
  clip-path: inset(50%);
  inline-size: 1px;
`;

const More = styled(PressTarget)`
  position: relative;
  flex: none;
  margin-inline-start: auto;
  color: ${token('color.link')};
  font-size: 0.875rem;
  line-height: 1;
  text-decoration: none;
  &::before { content: ''; position: absolute; inset: -15px -8px; }
  &:active { opacity: 0.6; }
`;
