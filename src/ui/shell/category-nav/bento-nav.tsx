import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { CategoryNavProps } from '../shell-props.ts';
import { CutShape } from './cut-shape.tsx';

/** How many categories become blocks; the others follow as words on pills. */
const BLOCKS = 5;

/** Colour blocks with cut paper shapes; the first is twice as tall. */
export function BentoNav({ label, items, current, onChoose }: CategoryNavProps) {
  return (
    <nav aria-label={label}>
      <Bento>
        {items.slice(0, BLOCKS).map((item, index) => (
          <Cell key={item.id}>
            <Block
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onChoose={() => onChoose(item.id)}
            >
              <Name>{item.label}</Name>
              {item.note === undefined ? null : <Note>{item.note}</Note>}
              <CutShape subject={item.icon} tall={index === 0} />
            </Block>
          </Cell>
        ))}
      </Bento>
      {items.length > BLOCKS ? (
        <Pills>
          {items.slice(BLOCKS).map((item) => (
            <li key={item.id}>
              <Pill
                href={item.href}
                aria-current={item.id === current ? 'true' : undefined}
                onChoose={() => onChoose(item.id)}
              >
                <Icon name={item.icon} size="medium" />
                {item.label}
              </Pill>
            </li>
          ))}
        </Pills>
      ) : null}
    </nav>
  );
}

const Bento = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(88px, auto);
  gap: ${token('space.gap')};
  padding: ${token('space.gap')} ${token('space.gutter')} 0;
`;

const Cell = styled.li`
  --block: ${token('color.brand1')};
  --on-block: ${token('color.onBrand1')};
  &:first-child { grid-row: span 2; }
  &:nth-child(2) { --block: ${token('color.brand2')}; --on-block: ${token('color.onBrand2')}; }
  &:nth-child(3) { --block: ${token('color.brand3')}; --on-block: ${token('color.onBrand3')}; }
  &:nth-child(4) { --block: ${token('color.brand4')}; --on-block: ${token('color.onBrand4')}; }
  &:nth-child(5) { --block: ${token('color.surface')}; --on-block: ${token('color.text')}; }
  --cut-scale: 0.74;
  ${above('phone')} { --cut-scale: 1; }
  min-inline-size: 0;
  container-type: inline-size;
  /* Of large text the words need the place of the shape. */
  @container (inline-size < 7rem) { &:not(:first-child) > * > :not(span) { display: none; } }
`;

const Block = styled(PressTarget)`
  position: relative;
  display: grid;
  align-content: start;
  inline-size: 100%;
  block-size: 100%;
  padding: 14px;
  border-radius: ${token('radius.card')};
  overflow: hidden;
  background: var(--block);
  color: var(--on-block);
  text-align: start;
  text-decoration: none;
  transition: transform 90ms;
  ${above('phone')} { padding: 15px 17px; }
  &:active { transform: scale(0.98); }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${token('color.text')};
    border-radius: inherit;
  }
`;

const Name = styled.span`
  position: relative;
  z-index: 1;
  display: block;
  font-family: ${token('font.display')};
  font-size: 1.25rem;
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: 1;
  ${above('phone')} { font-size: min(1.4375rem, 23cqi); }
  [lang|='ur'] & { font-size: 1.1875rem; line-height: 1.3; }
`;

const Note = styled.span`
  position: relative;
  z-index: 1;
  display: block;
  margin-block-start: 6px;
  font-size: 0.84375rem;
  line-height: 1.1;
`;

const Pills = styled.ul`
  display: flex;
  gap: ${token('space.gap')};
  padding: ${token('space.gap')} ${token('space.gutter')} 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Pill = styled(PressTarget)`
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: 44px;
  padding-inline: 16px;
  border-radius: 22px;
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-weight: ${token('weight.strong')};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  &:active { transform: scale(0.97); }
  &[aria-current] { background: ${token('color.text')}; color: ${token('color.bg')}; }
`;
