import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** Round bubbles that shrink a little under the finger; the chosen one is filled. */
export function BubbleNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item) => (
          <li key={item.id}>
            <Target
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              <Bubble>
                <Icon name={item.icon} size="huge" />
              </Bubble>
              <Label>{item.label}</Label>
            </Target>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  gap: 8px;
  padding: 14px calc(${token('space.gutter')} - 2px) 2px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  > li { min-inline-size: 66px; }
  ${above('phone')} { gap: 10px; }
`;

const Bubble = styled.span`
  display: grid;
  place-items: center;
  inline-size: 62px;
  block-size: 62px;
  margin: 0 auto 8px;
  border-radius: 50%;
  background: ${token('color.surface')};
  color: ${token('color.accent')};
  transition: transform ${token('motion.duration')} ${token('motion.ease')}, background-color ${token('motion.duration')};
`;

const Target = styled(PressTarget)`
  display: block;
  inline-size: 100%;
  color: ${token('color.muted')};
  text-align: center;
  text-decoration: none;
  &:active ${Bubble} { transform: scale(0.96); }
  &[aria-current] { color: ${token('color.text')}; }
  &[aria-current] ${Bubble} { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
`;

const Label = styled.span`
  display: block;
  white-space: nowrap;
  font-size: 0.8125rem;
  font-weight: ${token('weight.strong')};
  line-height: 1.2;
  [lang|='ur'] & { line-height: 1.9; margin-block-start: -4px; }
`;
