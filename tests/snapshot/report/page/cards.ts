import type { ShownCard } from '../report-data.ts';
import { element } from './element.ts';
import { type Row, rowHeights, rowsInView, rowsOf } from './rows.ts';
import type { PageState } from './state.ts';
import { verdictOfCard } from './verdicts.ts';

/** Makes the list of cards, grouped by what is behind them; gives what draws it anew. Only what is in view is drawn. */
export function createCardList(into: HTMLElement, state: PageState): () => void {
  const list = element('div', { className: 'rows', role: 'list' });
  let laid = rowsOf([], titleOf);
  let shown: readonly ShownCard[] = [];
  const draw = () => {
    const chosen = state.card()?.id;
    const count = String(shown.length);
    const drawn = rowsInView(laid.rows, { top: into.scrollTop, height: into.clientHeight }).map((row) =>
      rowElement(row, { count, isChosen: row.kind === 'card' && row.card.id === chosen, state }),
    );
    const hadFocus = into.contains(document.activeElement);
    list.replaceChildren(...drawn);
    if (hadFocus) list.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  };
  into.addEventListener('scroll', draw, { passive: true });
  addEventListener('resize', draw);
  return () => {
    const next = state.shown();
    if (next.length !== shown.length || next.some((card, index) => card !== shown[index])) {
      shown = next;
      laid = rowsOf(shown, titleOf);
      list.style.blockSize = `${laid.height}px`;
      into.replaceChildren(shown.length > 0 ? list : element('p', { className: 'nothing' }, ['No card passes.']));
    }
    bringIntoView(into, laid.rows, state.card()?.id);
    draw();
  };
}

/** What is behind a card, in a line. */
export function titleOf({ kind, causes }: ShownCard): string {
  if (kind === 'new') return 'New, never accepted';
  if (kind === 'gone') return 'No longer there';
  if (kind === 'lost') return 'What was accepted is not in this store';
  const [first, ...more] = causes;
  if (first === undefined) return 'Nothing known changed';
  return more.length === 0 ? first.text : `${first.text} and ${more.length} more`;
}

function bringIntoView(into: HTMLElement, rows: readonly Row[], id: string | undefined): void {
  const row = rows.find((one) => one.kind === 'card' && one.card.id === id);
  if (!row) return;
  const bottom = row.top + rowHeights.card;
  // The title of the group stays above its first card.
  if (row.top - rowHeights.title < into.scrollTop) into.scrollTop = row.top - rowHeights.title;
  else if (bottom > into.scrollTop + into.clientHeight) into.scrollTop = bottom - into.clientHeight;
}

interface Drawing {
  readonly count: string;
  readonly isChosen: boolean;
  readonly state: PageState;
}

function rowElement(row: Row, drawing: Drawing): HTMLElement {
  const made =
    row.kind === 'title'
      ? element('h2', { title: row.title }, [row.title])
      : element('div', { role: 'listitem', ariaSetSize: drawing.count, ariaPosInSet: String(row.place) }, [
          cardButton(row.card, drawing),
        ]);
  made.style.insetBlockStart = `${row.top}px`;
  return made;
}

const marks = { approved: '✓', rejected: '✗', partly: '◐' } as const;

function cardButton(card: ShownCard, { state, isChosen }: Drawing): HTMLElement {
  const verdict = verdictOfCard(state, card);
  const count = card.changes.length;
  const made = element('button', { type: 'button', className: 'card', onclick: () => state.choose(card.id) }, [
    element('span', { className: `mark ${verdict ?? ''}`, ariaLabel: verdict ?? 'not looked at', role: 'img' }, [
      verdict === undefined ? '·' : marks[verdict],
    ]),
    element('span', { className: 'name' }, [card.screen, element('small', {}, [` ${card.region}`])]),
    element('span', { className: 'count' }, [`${count} ${count === 1 ? 'cell' : 'cells'}`]),
    element('span', { className: 'brands' }, [card.brands.join(' ')]),
    element('code', {}, [card.id]),
  ]);
  if (isChosen) made.ariaCurrent = 'true';
  return made;
}
