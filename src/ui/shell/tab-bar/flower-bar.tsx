import { styled } from 'styled-components';
import { Flower } from '../../content/flower.tsx';
import { Icon } from '../../icon/icon.tsx';
import { scallopEdge } from '../../overlay/scallop-edge.ts';
import { useUiText } from '../../theme/theme-provider.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { TabBarItem, TabBarProps } from '../shell-props.ts';
import { TabCount } from './tab-count.tsx';

/** A scalloped edge; the tab that asks for the centre stands in the middle under a raised flower. */
export function FlowerBar({ label, items, current, onChoose }: TabBarProps) {
  const text = useUiText();
  return (
    <Bar aria-label={label}>
      {centred(items).map((item) =>
        item.emphasis === 'centre' ? (
          <Centre key={item.id} href={item.href} onChoose={() => onChoose(item.id)}>
            <Bloom>
              <Flower />
            </Bloom>
            <Go aria-hidden>{text('go')}</Go>
            <Name>{item.label}</Name>
          </Centre>
        ) : (
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
        ),
      )}
    </Bar>
  );
}

/** Moves the emphasised tab to the middle and keeps the order of the others. */
function centred(items: readonly TabBarItem[]): readonly TabBarItem[] {
  const centre = items.find((item) => item.emphasis === 'centre');
  if (centre === undefined) return items;
  const others = items.filter((item) => item !== centre);
  const middle = Math.floor(others.length / 2);
  return [...others.slice(0, middle), centre, ...others.slice(middle)];
}

const Bar = styled.nav`
  position: relative;
  display: flex;
  padding: 10px 6px max(14px, env(safe-area-inset-bottom));
  background: ${token('color.surface')};
  ${scallopEdge()}
`;

const Tab = styled(PressTarget)`
  position: relative;
  flex: 1 1 0;
  min-inline-size: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  min-block-size: 52px;
  color: ${token('color.muted')};
  text-decoration: none;
  transition: transform 90ms;
  &:active { transform: translateY(2px); }
  &[aria-current] { color: ${token('color.link')}; }
`;

const Name = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: min(0.75rem, 4.4vw);
  font-weight: ${token('weight.strong')};
  line-height: 1.1;
  [lang|='ur'] & { line-height: 1.9; }
`;

/** What it reaches over belongs to the page: it takes no press there. */
const Bloom = styled.span`
  position: absolute;
  inset-block-start: -30px;
  inline-size: 56px;
  block-size: 56px;
  pointer-events: none;
  transition: transform 90ms;
`;

const Go = styled.span`
  pointer-events: none;
  position: absolute;
  inset-block-start: -11px;
  color: ${token('color.onAccent')};
  font-family: ${token('font.display')};
  font-size: 17px;
  font-weight: 800;
  line-height: 1;
`;

/** As wide as its words or its flower: the others share the rest, so that it stays in the middle. */
const Centre = styled(PressTarget)`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: center;
  min-inline-size: 56px;
  min-block-size: 52px;
  padding-block-end: 3px;
  color: ${token('color.text')};
  text-decoration: none;
  &:active ${Bloom} { transform: translateY(3px) rotate(15deg); }
`;
