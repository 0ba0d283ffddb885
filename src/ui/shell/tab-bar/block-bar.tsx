import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarProps } from '../shell-props.ts';
import { TabCount } from './tab-count.tsx';

/** Bare icons; the chosen tab is a full-height colour block with its name. */
export function BlockBar({ label, items, current, onChoose }: TabBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => {
        const chosen = item.id === current;
        return (
          <Tab
            key={item.id}
            href={item.href}
            aria-label={chosen ? undefined : item.label}
            aria-current={chosen ? 'page' : undefined}
            onChoose={() => onChoose(item.id)}
          >
            <TabCount count={item.badge}>
              <Icon name={item.icon} />
            </TabCount>
            {chosen ? <Name>{item.label}</Name> : null}
          </Tab>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  background: ${token('color.surface')};
`;

const Tab = styled(PressTarget)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: 1 1 0;
  min-inline-size: 44px;
  min-block-size: 62px;
  padding-block-end: max(0px, env(safe-area-inset-bottom));
  color: ${token('color.muted')};
  text-decoration: none;
  transition: background-color ${token('motion.duration')} ${token('motion.ease')};
  &:active { color: ${token('color.text')}; }
  &[aria-current] {
    flex: 0 1 auto;
    min-inline-size: 108px;
    padding-inline: 16px;
    background: ${token('color.action')};
    color: ${token('color.onAction')};
    [role='status'] { background: ${token('color.bg')}; color: ${token('color.text')}; }
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: ${token('font.display')};
  font-size: min(1rem, 5.6vw);
  font-weight: ${token('weight.heading')};
  line-height: 1;
  ${above('phone')} { font-size: min(1.125rem, 6.2vw); }
  [lang|='ur'] & { font-size: min(1rem, 5.6vw); line-height: 1.6; }
`;
