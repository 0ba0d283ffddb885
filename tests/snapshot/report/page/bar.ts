import { button, element } from './element.ts';
import type { PageState } from './state.ts';

/** The command that accepts what was approved on the page; nothing while nothing is. */
export function approveCommand(state: Pick<PageState, 'approved' | 'data'>): string {
  const ids = state.data.cards.map(({ id }) => id).filter((id) => state.approved.has(id));
  if (ids.length === 0) return '';
  return `npm run livery snapshot -- --approve ${ids.length === state.data.cards.length ? 'all' : ids.join(',')}`;
}

/** Copies the command that accepts what was approved. */
export function copyCommand(state: PageState): void {
  void navigator.clipboard?.writeText(approveCommand(state)).catch(() => undefined);
}

/** Draws the bar at the foot: what was approved, and the command that accepts it. */
export function drawBar(into: HTMLElement, state: PageState): void {
  const command = approveCommand(state);
  const shown = state.shown().map(({ id }) => id);
  const own = state.card()?.id;
  into.replaceChildren(
    button('Approve card', () => state.toggle(own === undefined ? [] : [own]), {
      ...{ key: 'a', pressed: own !== undefined && state.approved.has(own) },
    }),
    button(`Approve ${shown.length} shown`, () => state.toggle(shown), { key: 'Shift+A' }),
    element('output', { className: 'command' }, [
      command === '' ? `Nothing of ${state.data.cards.length} approved.` : element('code', {}, [command]),
    ]),
    ...(command === '' ? [] : [button('Copy', () => copyCommand(state), { key: 'c' })]),
  );
}
