import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarProps } from '../shell-props.ts';
import { TabCount } from './tab-count.tsx';

/** Flat under a double hairline; a diamond rides the rule above the chosen tab. */
export function RuleBar({ label, items, current, onChoose }: TabBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Tab
          key={item.id}
          href={item.href}
          aria-current={item.id === current ? 'page' : undefined}
          onChoose={() => onChoose(item.id)}
        >
          <TabCount count={item.badge}>
            <Icon name={item.icon} />
          </TabCount>
          <Name>{item.label}</Name>
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: 3px 8px max(12px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.hair')};
  background: ${token('color.surface')};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 2px;
    block-size: 1px;
    background: ${token('color.hair')};
  }
`;

const Tab = styled(PressTarget)`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 5px;
  min-block-size: 60px;
  padding-block-start: 6px;
  color: ${token('color.muted')};
  text-decoration: none;
  transition: color ${token('motion.duration')}, opacity 90ms;
  &:active { opacity: 0.6; }
  &[aria-current] { color: ${token('color.accent')}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-start: -6px;
    inline-size: 7px;
    block-size: 7px;
    background: ${token('color.accent')};
    outline: 3px solid ${token('color.surface')};
    transform: rotate(45deg);
  }
`;

const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: min(0.75rem, 4.4vw);
  line-height: 1.1;
  [lang|='ur'] & { line-height: 1.6; }
`;
