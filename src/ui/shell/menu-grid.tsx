import { styled } from 'styled-components';
import { Badge } from '../controls/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { chamferFrame } from './chamfer.ts';
import { PressTarget } from './press-target.tsx';

export interface MenuGridItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly badge?: number | undefined;
  readonly href?: string | undefined;
}

export interface MenuGridProps {
  /** Accessible name. */
  readonly label?: string | undefined;
  readonly items: readonly MenuGridItem[];
  onChoose(id: string): void;
}

/**
 * The menu of the member centre: ruled lines or hard cells in two columns, enamel discs in three, bubbles that rise, keys, or
 * blocks of two sizes.
 */
export function MenuGrid({ label, items, onChoose }: MenuGridProps) {
  const { card } = useForms();
  return (
    <Place aria-label={label}>
      <Grid $form={card}>
        {items.map((item) => (
          <Cell key={item.id}>
            <Target className={card} href={item.href} onChoose={() => onChoose(item.id)}>
              <Sign>
                <Icon name={item.icon} />
              </Sign>
              <Name>{item.label}</Name>
              <Count>
                <Badge count={item.badge} />
              </Count>
            </Target>
          </Cell>
        ))}
      </Grid>
    </Place>
  );
}

/** Letters so large that two words have no room side by side: one row below the other. */
const roomless = '@container (max-width: 17rem)';

/** The narrowest phones: the longest word of a menu fits by a hair. */
const narrow = '@container (min-width: 17.01rem) and (max-width: 22rem)';

const Place = styled.nav`
  container-type: inline-size;
`;

const grids: Record<BuiltForms['card'], string> = {
  mat: `grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 20px; border-block-start: 1px solid ${token('color.line')}; ${narrow} { column-gap: 12px; }`,
  fringe: `grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 18px 10px; margin-block-start: 24px; ${narrow} { column-gap: 4px; }`,
  block: `grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${token('space.gap')};
    > :nth-child(5n + 1), > :last-child:is(:nth-child(5n + 2), :nth-child(5n + 4)) { grid-column: 1 / -1; }
    &&& > :nth-child(5n + 1) > * { background: var(--enamel); color: var(--on-enamel); font-family: ${token('font.display')}; font-size: min(1.75rem, 8vw); line-height: 1; }`,
  flat: `grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2px; margin-inline: 0;`,
  soft: `grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px 10px; margin-block-start: 22px;
    > :nth-child(3n + 2) { margin-block: 26px -26px; }
    padding-block-end: 26px;
    ${narrow} { column-gap: 4px; }`,
  chamfer: 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr)); gap: 8px;',
};

const Grid = styled.ul<{ $form: BuiltForms['card'] }>`
  display: grid;
  margin: 14px ${token('space.gutter')} 0;
  ${({ $form }) => grids[$form]}
  ${roomless} { grid-template-columns: minmax(0, 1fr); > :nth-child(n) { margin-block: 0; } }
`;

const Cell = styled.li`
  --enamel: ${token('color.brand1')};
  --on-enamel: ${token('color.onBrand1')};
  &:nth-child(4n + 2) { --enamel: ${token('color.brand2')}; --on-enamel: ${token('color.onBrand2')}; }
  &:nth-child(4n + 3) { --enamel: ${token('color.brand3')}; --on-enamel: ${token('color.onBrand3')}; }
  &:nth-child(4n) { --enamel: ${token('color.brand4')}; --on-enamel: ${token('color.onBrand4')}; }
  min-inline-size: 0;
`;

const Sign = styled.span`
  flex: none;
`;

const Name = styled.span`
  min-inline-size: 0;
  line-height: 1.2;
  hyphens: auto;
  overflow-wrap: anywhere;
  [lang|='ur'] & { line-height: 1.8; }
`;

const Count = styled.span``;

const Target = styled(PressTarget)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  transition: transform 90ms, opacity 90ms;
  &:active { opacity: 0.65; }

  &.mat {
    gap: 9px;
    min-block-size: 57px;
    block-size: 100%;
    padding-block: 6px;
    border-block-end: 1px solid ${token('color.line')};
    ${Sign} { color: ${token('color.accent')}; }
    ${Count} { margin-inline-start: auto; }
    ${narrow} { gap: 6px; font-size: 0.875rem; }
  }

  &.fringe {
    display: grid;
    justify-items: center;
    gap: 9px;
    font-size: 0.875rem;
    font-weight: ${token('weight.strong')};
    text-align: center;
    ${Sign} {
      display: grid;
      place-items: center;
      inline-size: 54px;
      block-size: 54px;
      border-radius: 50%;
      background: var(--enamel);
      color: var(--on-enamel);
      box-shadow:
        inset 0 0 0 3px var(--enamel),
        inset 0 0 0 4.5px color-mix(in oklch, ${token('color.trim5')} 67%, transparent),
        0 4px 0 color-mix(in oklch, var(--enamel), black 42%);
    }
    ${Count} { position: absolute; inset-block-start: -2px; inset-inline-start: calc(50% + 14px); }
    ${narrow} { font-size: 0.75rem; }
  }

  &.block {
    min-block-size: 84px;
    block-size: 100%;
    padding: 14px 16px;
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    flex-direction: column;
    align-items: flex-start;
    justify-content: space-between;
    font-weight: ${token('weight.strong')};
    ${Count} { position: absolute; inset-block-start: 14px; inset-inline-end: 14px; }
    ${narrow} { padding-inline: 12px 8px; font-size: 0.9375rem; }
    &:active { transform: scale(0.98); }
  }

  &.flat {
    min-block-size: 60px;
    block-size: 100%;
    padding: 10px 12px;
    border-block-end: 1px solid ${token('color.line')};
    background: ${token('color.surface')};
    font-family: ${token('font.display')};
    font-size: 1.1875rem;
    font-weight: ${token('weight.strong')};
    text-transform: uppercase;
    ${Count} { margin-inline-start: auto; }
    ${narrow} { gap: 6px; padding-inline: 10px 6px; font-size: 1.0625rem; }
  }
  &.flat ${Sign} { display: none; }
  &.chamfer {
    position: relative;
    flex-direction: column;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 92px;
    block-size: 100%;
    padding: 12px 8px;
    font-size: 0.78125rem;
    font-weight: ${token('weight.strong')};
    ${chamferFrame(10, token('color.line'), token('color.surface'))}
    ${Sign} { color: ${token('color.accent')}; }
    ${Count} { position: absolute; inset-block-start: 12px; inset-inline-end: 10px; }
  }

  &.soft {
    display: grid;
    justify-items: center;
    gap: 9px;
    font-size: 0.84375rem;
    font-weight: ${token('weight.strong')};
    text-align: center;
    ${Sign} {
      display: grid;
      place-items: center;
      inline-size: 62px;
      block-size: 62px;
      border-radius: 50%;
      background: ${token('color.surface')};
      color: ${token('color.accent')};
    }
    ${Count} { position: absolute; inset-block-start: -2px; inset-inline-start: calc(50% + 16px); }
    ${narrow} { font-size: 0.75rem; }
    &:active { opacity: 1; transform: scale(0.96); }
  }

  ${roomless} {
    &.fringe, &.soft { display: flex; gap: 16px; text-align: start; }
    &.fringe ${Count}, &.soft ${Count} { position: static; margin-inline-start: auto; }
  }
`;
