import { styled } from 'styled-components';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** Condensed capitals on a thick rule; the chosen one is a filled block. */
export function TabsNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item) => (
          <li key={item.id}>
            <Tab
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              {item.label}
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  border-block-end: 3px solid ${token('color.accent')};
  background: ${token('color.bg')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  white-space: nowrap;
`;

const Tab = styled(PressTarget)`
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  block-size: 46px;
  padding-inline: 10px;
  color: ${token('color.muted')};
  font-family: ${token('font.display')};
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  text-transform: uppercase;
  &:focus-visible { outline-offset: -3px; }
  &:active { color: ${token('color.text')}; }
  &[aria-current] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; outline-color: currentColor; }
  ${above('phone')} { padding-inline: 13px; font-size: 1.1875rem; }
  [lang|='ur'] & { font-size: 1rem; }
`;
