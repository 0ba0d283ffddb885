import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** A rail beside the games; the chosen one is a filled block whose pointer reaches over the line. */
export function RailNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <Rail aria-label={label}>
      <ul>
        {items.map((item) => (
          <Place key={item.id}>
            <Stop
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              <Icon name={item.icon} />
              <Name>{item.label}</Name>
            </Stop>
          </Place>
        ))}
      </ul>
    </Rail>
  );
}

const Rail = styled.nav`
  position: sticky;
  inset-block-start: var(--above, 0px);
  inline-size: clamp(58px, 3.625rem, 24vw);
  ${above('phone')} { inline-size: clamp(74px, 4.625rem, 25vw); }
`;

/** The pointer is drawn here, so that the button is no wider than what can be pressed. */
const Place = styled.li`
  position: relative;
  &:has([aria-current])::after {
    content: '';
    position: absolute;
    inset-inline-start: 100%;
    inset-block: calc(50% - 9px);
    border: 9px solid transparent;
    border-inline-start-color: ${token('color.accent')};
    border-inline-end: 0;
    pointer-events: none;
  }
`;

const Stop = styled(PressTarget)`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 6px;
  inline-size: 100%;
  min-block-size: 66px;
  padding-inline: 2px;
  color: ${token('color.muted')};
  text-decoration: none;
  &:focus-visible { outline-offset: -4px; }
  &:active { color: ${token('color.text')}; }
  &[aria-current] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; font-weight: 700; outline-color: currentColor; }
`;

const Name = styled.span`
  max-inline-size: 100%;
  text-align: center;
  font-size: min(0.75rem, 4.2vw);
  line-height: 1.2;
  ${above('phone')} { font-size: min(0.8125rem, 4.3vw); }
  [lang|='ur'] & { line-height: 1.5; }
`;
