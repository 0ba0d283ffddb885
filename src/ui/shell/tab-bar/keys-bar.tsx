import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { chamfer } from '../chamfer.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarProps } from '../shell-props.ts';
import { TabCount } from './tab-count.tsx';

/** Keycaps with cut corners; the chosen one is lit, a pressed one sinks. */
export function KeysBar({ label, items, current, onChoose }: TabBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Key
          key={item.id}
          href={item.href}
          aria-current={item.id === current ? 'page' : undefined}
          onChoose={() => onChoose(item.id)}
        >
          <TabCount count={item.badge}>
            <Icon name={item.icon} size="medium" />
          </TabCount>
          <Name>{item.label}</Name>
        </Key>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 5px;
  padding: 8px 10px max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.line')};
  background: ${token('color.bg')};
  ${above('phone')} { gap: 7px; padding-inline: ${token('space.gutter')}; }
`;

/** The shape lies behind the content, so that a count on the icon's shoulder is not cut off with the corners. */
const Key = styled(PressTarget)`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 5px;
  min-inline-size: 0;
  min-block-size: 54px;
  color: ${token('color.muted')};
  text-decoration: none;
  &::before { content: ''; position: absolute; inset: 0; z-index: -1; background: ${token('color.raised')}; ${chamfer(8)} }
  &:focus-visible { outline-offset: -4px; }
  &:active { transform: translateY(2px); }
  &[aria-current] { color: ${token('color.onAccent')}; font-weight: 700; outline-color: currentColor; }
  &[aria-current]::before { background: ${token('color.accent')}; }
`;

const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-inline: 2px;
  font-size: min(0.75rem, 4vw);
  line-height: 1.2;
  [lang|='ur'] & { line-height: 1.5; }
`;
