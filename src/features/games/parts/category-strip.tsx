import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ThemeVariants } from '../../../contracts/release.ts';
import { useNavigation, useText } from '../../../client/index.ts';
import { type CategoryChoice, useCategories, useCategoryPages, useVendors } from '../../../lobby/index.ts';
import { Icon, keepInRow, token, useVariants } from '../../../ui/index.ts';
import { categoryStripForms } from './category-strip-forms.ts';

export interface CategoryStripProps {
  readonly current: string;
}

/** The game types as tabs in the platform's order and the theme's form, five in view, the others by swiping (rows G-032, G-067). */
export function CategoryStrip({ current }: CategoryStripProps) {
  const text = useText();
  const navigation = useNavigation();
  const tabs = useTypes();
  const { categoryNav } = useVariants();
  const list = useRef<HTMLUListElement>(null);
  // The platform's sorting may come later than its types.
  const order = tabs.map(({ id }) => id).join(' ');
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-current]')?.parentElement;
    if (!row || !tab) return undefined;
    const shift = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollBy({ left: shift - (row.clientWidth - tab.clientWidth) / 2 });
    return keepInRow(tab, row);
  }, [current, order]);
  return (
    <nav aria-label={text('games:categories')}>
      <Row ref={list} $form={categoryNav}>
        {tabs.map(({ id, title, icon, category, path }) => (
          <li key={id}>
            <Tab
              type="button"
              aria-current={category === current ? 'page' : undefined}
              onClick={() => navigation.goPath(path, { replace: true })}
            >
              <Icon name={icon} />
              <Label>{title}</Label>
            </Tab>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/** Types whose games have a page on this site. One that the platform's sorting does not name stands last. */
function useTypes(): readonly (CategoryChoice & { readonly path: string })[] {
  const pages = useCategoryPages();
  const types = useCategories().flatMap((choice) => {
    const { category, target } = choice;
    const path = pages.listOf(category);
    return target === undefined && path !== undefined && !isNoType.has(category) ? [{ ...choice, path }] : [];
  });
  const { value: groups = [] } = useVendors();
  const placeOf = ({ category }: CategoryChoice) => {
    const place = groups.findIndex(({ gameType }) => gameType === category);
    return place < 0 ? groups.length : place;
  };
  return types.toSorted((left, right) => placeOf(left) - placeOf(right));
}

const isNoType: ReadonlySet<string> = new Set(['HOT', 'FAV', 'RECENT']);

/** Five in view; in large text fewer, each with its whole word. */
const Row = styled.ul<{ readonly $form: ThemeVariants['categoryNav'] }>`
  display: flex;
  column-gap: var(--between, 0px);
  margin: 2px var(--page-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * { flex: none; scroll-snap-align: start; min-inline-size: calc((100% - 4 * var(--between, 0px)) / 5); }
  ${({ $form }) => categoryStripForms[$form]}
`;

const Tab = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  inline-size: 100%;
  padding: 4px 4px 6px;
  color: ${token('color.muted')};
  transition: color ${token('motion.duration')};
  &:active { opacity: 0.6; }
  &[aria-current] { color: ${token('color.text')}; }
  &[aria-current] svg { color: ${token('color.link')}; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 26%;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px;
    background: ${token('color.link')};
  }
`;

const Label = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.75rem;
  line-height: 1.25;
  [lang|='ur'] & { line-height: 1.8; }
`;
