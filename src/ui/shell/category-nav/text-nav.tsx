import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** A line of words; the chosen one is set in the serif italic over a hairline. */
export function TextNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item) => (
          <li key={item.id}>
            <Word
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              {item.label}
            </Word>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 10px;
  padding-inline: calc(${token('space.gutter')} - 7px);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  white-space: nowrap;
`;

const Word = styled(PressTarget)`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  block-size: 48px;
  padding-inline: 7px;
  color: ${token('color.muted')};
  line-height: 1;
  letter-spacing: ${token('tracking.heading')};
  text-decoration: none;
  transition: color ${token('motion.duration')};
  [lang|='ur'] & { padding-block-end: 0.4em; }
  &:active { color: ${token('color.accent')}; }
  &[aria-current] {
    color: ${token('color.text')};
    font-family: ${token('font.display')};
    font-size: 1.1875rem;
    font-style: italic;
    [lang|='ur'] & { font-style: normal; font-size: 1.0625rem; }
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 7px;
    inset-block-end: 5px;
    block-size: 1px;
    background: ${token('color.accent')};
  }
`;
