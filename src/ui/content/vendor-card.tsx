import { type ReactNode, type Ref, useMemo } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { PressTarget } from '../shell/press-target.tsx';
import type { Picture } from '../shell/tile/tile-props.ts';
import { type TileShape, useTileShape } from '../shell/tile/tile-sets.tsx';
import { token } from '../theme/token.ts';
import { Artwork } from './artwork.tsx';
import { useLayout } from './use-layout.ts';
import { vendorForms } from './vendor-forms.ts';

export interface VendorCardProps {
  readonly name: string;
  /** The maker's mark. */
  readonly mark: Picture | undefined;
  /** How many games, in words; its line is kept while it is on its way. */
  readonly note?: string | undefined;
  /** Up to three of its games in the tile's shape, `undefined` for one on its way; none leaves name and mark alone. */
  readonly covers: readonly (Picture | undefined)[];
  /** Addresses are for links; without one the card is a button. */
  readonly href?: string | undefined;
  onOpen(): void;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A maker of games: mark, name, how many games, and three of their covers, all one press target. */
export function VendorCard({ name, mark, note, covers, href, onOpen, ref }: VendorCardProps) {
  const { list } = useLayout();
  const shape = useTileShape();
  const places = useMemo(() => covers.map((picture, index) => ({ picture, id: `cover-${index}` })), [covers]);
  return (
    <Item ref={ref} data-vendor-card $form={list} $ratio={ratios[shape]}>
      <Open href={href} onChoose={onOpen}>
        <span data-vendor="mark">
          <Artwork picture={mark} />
        </span>
        <span data-vendor="words">
          <strong dir="auto">{name}</strong>
          <span data-vendor="note">{note}</span>
        </span>
        {places.length === 0 ? null : (
          <span data-vendor="covers">
            {places.map(({ picture, id }) => (
              <span key={id}>
                <Artwork picture={picture} />
              </span>
            ))}
          </span>
        )}
      </Open>
    </Item>
  );
}

/** The list around the cards. */
export function VendorCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { list } = useLayout();
  return (
    <List aria-label={label} $flush={list === 'fixtures'}>
      {children}
    </List>
  );
}

const ratios: Record<TileShape, string> = { p: '3 / 4', s: '1', l: '16 / 10', c: '1' };

const List = styled.ul<{ readonly $flush: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-inline: ${({ $flush }) => ($flush ? '0' : token('space.gutter'))};
`;

const Open = styled(PressTarget)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  transition: transform 90ms, opacity 90ms;
  &:active { opacity: 0.85; }
`;

const Item = styled.li<{ readonly $form: LayoutForms['list']; readonly $ratio: string }>`
  --cover: ${({ $ratio }) => $ratio};
  min-inline-size: 0;
  [data-vendor='mark'] { flex: none; inline-size: 44px; block-size: 44px; overflow: hidden; }
  [data-vendor='words'] { flex: 1 1 6em; display: grid; gap: 2px; }
  strong {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: break-word;
    font-family: ${token('font.display')};
    font-size: ${token('size.heading')};
    font-weight: ${token('weight.heading')};
    letter-spacing: ${token('tracking.heading')};
    line-height: 1.2;
  }
  [lang|='ur'] & strong { line-height: ${token('leading.urduHeading')}; }
  [data-vendor='note'] {
    min-block-size: 1.4em;
    color: ${token('color.muted')};
    font-size: ${token('size.small')};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.4;
  }
  [lang|='ur'] & [data-vendor='note'] {
    min-block-size: calc(1em * ${token('leading.text')});
    line-height: ${token('leading.text')};
  }
  [data-vendor='covers'] { flex: 1 0 100%; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; }
  [data-vendor='covers'] > span { display: block; overflow: hidden; aspect-ratio: var(--cover); }
  ${({ $form }) => vendorForms[$form]}
`;
