import type { ShownCard } from '../report-data.ts';
import { element } from './element.ts';
import type { PageState } from './state.ts';

/** Draws the list of cards, grouped by what is behind them. */
export function drawCards(into: HTMLElement, state: PageState): void {
  const scroll = into.scrollTop;
  const chosen = state.card()?.id;
  const groups = Map.groupBy(state.shown(), titleOf);
  const drawn = [...groups].map(([title, cards]) =>
    element('section', {}, [
      element('h2', { title }, [title]),
      element(
        'ul',
        {},
        cards.map((card) => element('li', {}, [cardButton(card, state, card.id === chosen)])),
      ),
    ]),
  );
  const hadFocus = into.contains(document.activeElement);
  into.replaceChildren(...(drawn.length > 0 ? drawn : [element('p', { className: 'nothing' }, ['No card passes.'])]));
  into.scrollTop = scroll;
  const current = into.querySelector<HTMLElement>('[aria-current]');
  current?.scrollIntoView({ block: 'nearest' });
  if (hadFocus) current?.focus({ preventScroll: true });
}

/** What is behind a card, in a line. */
export function titleOf({ kind, causes }: ShownCard): string {
  if (kind === 'new') return 'New, never accepted';
  if (kind === 'gone') return 'No longer there';
  const [first, ...more] = causes;
  if (first === undefined) return 'Nothing known changed';
  return more.length === 0 ? first.text : `${first.text} and ${more.length} more`;
}

function cardButton(card: ShownCard, state: PageState, isChosen: boolean): HTMLElement {
  const isApproved = state.approved.has(card.id);
  const count = card.changes.length;
  const made = element('button', { type: 'button', className: 'card', onclick: () => state.choose(card.id) }, [
    element('span', { className: 'mark', ariaLabel: isApproved ? 'approved' : 'not approved', role: 'img' }, [
      isApproved ? '✓' : '·',
    ]),
    element('span', { className: 'name' }, [card.screen, element('small', {}, [` ${card.region}`])]),
    element('span', { className: 'count' }, [`${count} ${count === 1 ? 'cell' : 'cells'}`]),
    element('span', { className: 'brands' }, [card.brands.join(' ')]),
    element('code', {}, [card.id]),
  ]);
  if (isChosen) made.ariaCurrent = 'true';
  return made;
}
