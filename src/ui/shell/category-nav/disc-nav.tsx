import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** Enamel discs with a ring inside the rim; they sink when pressed, and the chosen one wears a marigold collar. */
export function DiscNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item) => (
          <Place key={item.id}>
            <Target
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              <Disc>
                <Icon name={item.icon} size="huge" />
              </Disc>
              <Label>{item.label}</Label>
            </Target>
          </Place>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  padding: 14px 8px 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

const Place = styled.li`
  --enamel: ${token('color.brand1')};
  --on-enamel: ${token('color.onBrand1')};
  &:nth-child(4n + 2) { --enamel: ${token('color.brand2')}; --on-enamel: ${token('color.onBrand2')}; }
  &:nth-child(4n + 3) { --enamel: ${token('color.brand3')}; --on-enamel: ${token('color.onBrand3')}; }
  &:nth-child(4n) { --enamel: ${token('color.brand4')}; --on-enamel: ${token('color.onBrand4')}; }
  flex: none;
  min-inline-size: max(20%, 70px);
`;

const Disc = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 58px;
  block-size: 58px;
  margin: 0 auto 10px;
  border-radius: 50%;
  background: var(--enamel);
  color: var(--on-enamel);
  box-shadow:
    inset 0 0 0 3px var(--enamel),
    inset 0 0 0 4.5px color-mix(in oklch, ${token('color.trim5')} 67%, transparent),
    0 var(--drop, 4px) 0 color-mix(in oklch, var(--enamel), black 42%);
  transition: transform 90ms, box-shadow 90ms;
`;

const Target = styled(PressTarget)`
  display: block;
  inline-size: 100%;
  color: ${token('color.text')};
  text-align: center;
  text-decoration: none;
  &:active ${Disc} {
    transform: translateY(3px);
    --drop: 1px;
  }
  &[aria-current] ${Disc} {
    outline: 3px solid ${token('color.accent')};
    outline-offset: 2px;
  }
`;

const Label = styled.span`
  display: block;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: min(0.8125rem, 4.6vw);
  font-weight: ${token('weight.strong')};
  line-height: 1.15;
  [lang|='ur'] & { line-height: 1.9; margin-block-start: -4px; }
`;
