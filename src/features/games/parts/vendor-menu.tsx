import { type RefObject, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { type Vendor } from '../../../lobby/index.ts';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { Icon, keepInRow, low, token, useLayout } from '../../../ui/index.ts';
import { vendorMenuForms } from './vendor-menu-forms.ts';
import { VendorIcon } from './vendor-icon.tsx';

export interface VendorMenuProps {
  readonly vendors: readonly Vendor[];
  /** Code of the chosen vendor; empty for all. */
  readonly current: string;
  /** A column beside the games with arrows, or a line above them. */
  readonly form: 'rail' | 'strip';
  onChoose(vassalage: string): void;
}

/** All, then the vendors with their marks, a column in the theme's form of lists (rows G-037, G-038, G-060…G-063). */
export function VendorMenu({ vendors, current, form, onChoose }: VendorMenuProps) {
  const text = useText();
  const layout = useLayout();
  const list = useRef<HTMLUListElement>(null);
  const count = vendors.length;
  const ends = useEnds(list, count);
  const step = (direction: 1 | -1) => list.current?.scrollBy({ top: direction * 220, behavior: 'smooth' });
  const isRail = form === 'rail';
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(':scope > :has([aria-pressed=true])');
    return isRail || !row || !chosen ? undefined : keepInRow(chosen, row);
  }, [isRail, current, count]);
  return (
    <Menu aria-label={text('games:vendors')} $isRail={isRail} $form={layout.list}>
      {isRail && ends.up ? (
        <Arrow type="button" $end="up" aria-label={text('games:vendorsUp')} onClick={() => step(-1)}>
          <Icon name="down" size="small" />
        </Arrow>
      ) : null}
      <List ref={list} $isRail={isRail}>
        {[undefined, ...vendors].map((vendor) => {
          const code = vendor?.vassalage ?? '';
          return (
            <li key={code}>
              <Entry type="button" aria-pressed={code === current} $isRail={isRail} onClick={() => onChoose(code)}>
                {vendor ? <VendorIcon vendor={vendor} size={32} /> : <Icon name="grid" size="huge" />}
                <Name dir="auto">{vendor?.displayName ?? text('games:all')}</Name>
              </Entry>
            </li>
          );
        })}
      </List>
      {isRail && ends.down ? (
        <Arrow type="button" $end="down" aria-label={text('games:vendorsDown')} onClick={() => step(1)}>
          <Icon name="down" size="small" />
        </Arrow>
      ) : null}
    </Menu>
  );
}

/** Towards which ends a list can still be scrolled. */
function useEnds(list: RefObject<HTMLElement | null>, count: number): { up: boolean; down: boolean } {
  const [ends, setEnds] = useState({ up: false, down: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      const up = scrollTop > 1;
      const down = scrollTop + clientHeight < scrollHeight - 1;
      setEnds((last) => (last.up === up && last.down === down ? last : { up, down }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [list, count]);
  return ends;
}

const Menu = styled.nav<{ $isRail: boolean; $form: LayoutForms['list'] }>`
  ${({ $isRail, $form }) =>
    $isRail
      ? css`
          position: sticky;
          inset-block-start: calc(70px + var(--above, 0px));
          ${low} { inset-block-start: calc(8px + var(--above, 0px)); }
          align-self: start;
          inline-size: clamp(76px, 4.75rem, 28vw);
          border-radius: ${token('radius.card')};
          background: ${token('color.surface')};
          overflow: hidden;
          ${vendorMenuForms[$form]}
        `
      : css`margin-inline: calc(0px - var(--page-gutter));`}
`;

const List = styled.ul<{ $isRail: boolean }>`
  scrollbar-width: none;
  ${({ $isRail }) =>
    $isRail
      ? css`
          max-block-size: calc(100dvh - 220px);
          ${low} { max-block-size: calc(100dvh - 16px - var(--above, 0px)); }
          overflow-y: auto;
          overscroll-behavior-y: contain;
          padding: 4px;
        `
      : css`
          display: flex;
          gap: 8px;
          padding-inline: var(--page-gutter);
          overflow-x: auto;
          overscroll-behavior-x: contain;
        `}
`;

const Entry = styled.button<{ $isRail: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 6px;
  inline-size: ${({ $isRail }) => ($isRail ? '100%' : 'clamp(76px, 4.75rem, 28vw)')};
  min-block-size: 74px;
  padding-block: 8px;
  border-radius: max(calc(${token('radius.card')} - 4px), 0px);
  color: ${token('color.muted')};
  background: ${({ $isRail }) => ($isRail ? 'none' : token('color.surface'))};
  &:active { opacity: 0.7; }
  &[aria-pressed='true'] { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
`;

/** No larger than the longest word has room for, as in the bars. */
const Name = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  text-align: center;
  font-size: min(0.6875rem, 4vw);
  hyphens: auto;
  overflow-wrap: anywhere;
  line-height: 1.25;
  [lang|='ur'] & { line-height: 1.7; }
  /* The word for all of them, between names in Latin letters. */
  [lang|='ur'] li:first-child & { font-size: 0.8125rem; }
`;

const Arrow = styled.button<{ $end: 'up' | 'down' }>`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  ${({ $end }) => ($end === 'up' ? 'inset-block-start: 0;' : 'inset-block-end: 0;')}
  display: grid;
  place-items: center;
  block-size: 34px;
  color: ${token('color.text')};
  background: linear-gradient(
    ${({ $end }) => ($end === 'up' ? 'to bottom' : 'to top')},
    ${token('color.surface')} 55%,
    transparent
  );
  svg { ${({ $end }) => ($end === 'up' ? 'transform: rotate(180deg);' : '')} }
`;
