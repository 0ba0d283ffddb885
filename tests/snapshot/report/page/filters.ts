import { element } from './element.ts';
import { causesOf, type FilterName, type PageState } from './state.ts';

/** Three lists that narrow the cards: by brand, by screen, by kind of cause. */
export function filterBar(state: PageState): HTMLElement {
  const { cards } = state.data;
  const values: Readonly<Record<FilterName, readonly string[]>> = {
    brand: cards.flatMap(({ brands }) => brands),
    screen: cards.map(({ screen }) => screen),
    cause: cards.flatMap(causesOf),
  };
  const lists = Object.entries(values).map(([name, all]) => {
    const label = name as FilterName;
    const options = ['', ...[...new Set(all)].sort()].map((value) =>
      element('option', { value }, [value === '' ? `every ${label}` : value]),
    );
    const list = element('select', { name: label }, options);
    list.addEventListener('change', () => state.setFilter(label, list.value));
    return element('label', {}, [`${label} `, list]);
  });
  return element('div', { className: 'filters', role: 'group', ariaLabel: 'Filters' }, lists);
}
