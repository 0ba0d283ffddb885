import { styled } from 'styled-components';
import { Badge } from '../../controls/badge.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarProps } from '../shell-props.ts';

/** Words instead of icons, in cells with dividers; a thick bar lies over the chosen one. */
export function CellsBar({ label, items, current, onChoose }: TabBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Cell
          key={item.id}
          href={item.href}
          aria-current={item.id === current ? 'page' : undefined}
          onChoose={() => onChoose(item.id)}
        >
          <Name>{item.label}</Name>
          <Badge count={item.badge} />
        </Cell>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(44px, auto);
  grid-template-columns: none;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('color.line')};
  background: ${token('color.bg')};
`;

const Cell = styled(PressTarget)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-inline-size: 0;
  min-block-size: 54px;
  padding-inline: 4px;
  color: ${token('color.muted')};
  text-decoration: none;
  & + & { border-inline-start: 1px solid ${token('color.line')}; }
  &:focus-visible { outline-offset: -3px; }
  &:active { color: ${token('color.text')}; }
  &[aria-current] { color: ${token('color.text')}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: -1px;
    block-size: 4px;
    background: ${token('color.accent')};
  }
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: ${token('font.display')};
  font-size: min(0.9375rem, 5.2vw);
  font-weight: 700;
  line-height: 1.3;
  text-transform: uppercase;
  ${above('phone')} { font-size: min(1.0625rem, 5.6vw); }
  [lang|='ur'] & { font-size: min(0.875rem, 5vw); line-height: 1.6; }
`;
