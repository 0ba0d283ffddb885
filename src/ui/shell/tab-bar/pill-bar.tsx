import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarProps } from '../shell-props.ts';
import { TabCount } from './tab-count.tsx';

/** A pill that floats over the page; the chosen tab grows into a pill of its own with its name. */
export function PillBar({ label, items, current, onChoose }: TabBarProps) {
  return (
    <Place>
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
    </Place>
  );
}

/** What runs under the pill fades into the ground. */
const Place = styled.div`
  position: relative;
  padding: 0 12px max(16px, env(safe-area-inset-bottom));
  pointer-events: none;
  ${above('phone')} { padding-inline: 20px; }
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -44px 0;
    background: linear-gradient(transparent, ${token('color.bg')} 78%);
  }
`;

const Bar = styled.nav`
  position: relative;
  display: flex;
  align-items: center;
  block-size: 66px;
  padding-inline: 9px;
  border-radius: 33px;
  background: ${token('color.head')};
  color: ${token('color.onHead')};
  box-shadow: 0 14px 34px ${token('color.trim4')};
  pointer-events: auto;
`;

const Tab = styled(PressTarget)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: 1 1 0;
  min-inline-size: 44px;
  block-size: 48px;
  border-radius: 24px;
  color: inherit;
  text-decoration: none;
  transition: transform ${token('motion.duration')} ${token('motion.ease')};
  &:active { transform: scale(0.94); }
  &[aria-current] {
    flex: 0 1 auto;
    min-inline-size: 88px;
    gap: 5px;
    padding-inline: 9px;
    background: ${token('color.accent')};
    color: ${token('color.onAccent')};
    ${above('phone')} { gap: 8px; min-inline-size: 112px; padding-inline: 18px; }
  }
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: ${token('font.display')};
  font-size: min(0.9375rem, 5vw);
  font-weight: ${token('weight.control')};
  line-height: 1.2;
  [lang|='ur'] & { font-size: min(0.875rem, 4.7vw); line-height: 2; }
`;
