import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type BuiltForms, useForms } from '../../theme/built-forms.ts';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { useTileLine } from './use-tile-line.ts';

/** Picture shape that the theme's tiles want (portrait, square, landscape, or bare for circles): ask for it, never crop. */
export type TileShape = 'p' | 's' | 'l' | 'c';

const shapes: Record<BuiltForms['tile'], TileShape> = {
  mat: 'p',
  stamp: 's',
  poster: 's',
  bar: 'l',
  circle: 'c',
  cartridge: 's',
};

/** The shape of the pictures on the theme's tiles. */
export function useTileShape(): TileShape {
  return shapes[useForms().tile];
}

export interface TileSetProps {
  /** Accessible name of the list. */
  readonly label?: string | undefined;
  /** The tiles. */
  readonly children: ReactNode;
}

/** Tiles in columns: two, or three where the form is small and the text is not large. */
export function TileGrid({ label, children }: TileSetProps) {
  const { tile } = useForms();
  return (
    <Grid aria-label={label} $form={tile}>
      {Children.map(children, (child) => (
        <Item>{child}</Item>
      ))}
    </Grid>
  );
}

/** Whether a shelf of this theme is one line; themes with small tiles show a grid instead. */
export function useIsLine(): boolean {
  const { tile } = useForms();
  return tile === 'mat' || tile === 'poster';
}

/** Tiles in one line that scrolls sideways and snaps, where the theme has such lines. */
export function TileShelf({ label, children }: TileSetProps) {
  const isLine = useIsLine();
  const line = useTileLine(children, (tile) => <Item>{tile}</Item>);
  if (!isLine) return <TileGrid label={label}>{children}</TileGrid>;
  return <Shelf aria-label={label} tabIndex={0} {...line} />;
}

const Item = styled.li`
  --stamp: ${token('color.brand4')};
  &:nth-child(4n + 2) { --stamp: ${token('color.brand2')}; }
  &:nth-child(4n + 3) { --stamp: ${token('color.brand3')}; }
  &:nth-child(4n) { --stamp: ${token('color.brand1')}; }
`;

const gaps: Partial<Record<BuiltForms['tile'], string>> = {
  stamp: '10px 12px',
  bar: '2px',
  circle: `16px ${token('space.tile')}`,
  cartridge: token('space.tile'),
};

const Grid = styled.ul<{ $form: BuiltForms['tile'] }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(${({ $form }) => ($form === 'stamp' || $form === 'circle' ? '27%, 4.1rem' : '40%')}), 1fr));
  gap: ${({ $form }) => gaps[$form] ?? `18px ${token('space.tile')}`};
  padding-inline: ${({ $form }) => ($form === 'bar' ? '0' : token('space.gutter'))};
`;

const Shelf = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 124px;
  gap: ${token('space.tile')};
  margin-inline: calc(${token('space.gutter')} - var(--page-gutter));
  padding-inline: var(--page-gutter);
  scroll-padding-inline: var(--page-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * { scroll-snap-align: start; }
  ${above('phone')} { grid-auto-columns: 144px; }
`;
