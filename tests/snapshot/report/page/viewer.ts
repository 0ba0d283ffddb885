import type { ShownCard, ShownChange } from '../report-data.ts';
import { titleOf } from './cards.ts';
import { button, element } from './element.ts';
import { replayBox } from './replay.ts';
import { drawStage } from './stage.ts';
import { modes, type PageState } from './state.ts';

/** How many cells before and after the shown one the list of cells has. */
const NEARBY = 100;

/** Draws the chosen card: what is behind it, its pictures, and what the manifest says in words. */
export function drawViewer(into: HTMLElement, state: PageState): void {
  const [card, change] = [state.card(), state.change()];
  if (!card || !change) {
    into.replaceChildren();
    return;
  }
  const old = into.querySelector('.stage');
  const place = old ? { x: old.scrollLeft / old.scrollWidth, y: old.scrollTop / old.scrollHeight } : { x: 0, y: 0 };
  const stage = drawStage(card, change, state);
  into.replaceChildren(
    element('h2', {}, [`${card.screen} · ${titleOf(card)}`]),
    tools(card, change, state),
    stage,
    element('div', { className: 'why' }, [
      causeList(card),
      wordList(state.data.words[change.words] ?? []),
      replayBox(change),
    ]),
  );
  // The place stays the same through zoom, mode and cell.
  stage.scrollTo(place.x * stage.scrollWidth, place.y * stage.scrollHeight);
}

function tools({ changes }: ShownCard, change: ShownChange, state: PageState): HTMLElement {
  // A card may have thousands of cells: those around the shown one can be chosen, all of them reached by keys.
  const from = Math.max(0, state.place - NEARBY);
  const picker = element(
    'select',
    { ariaLabel: `Cell, ${state.place + 1} of ${changes.length}` },
    changes
      .slice(from, state.place + NEARBY + 1)
      .map(({ id }, index) => element('option', { value: String(from + index), selected: id === change.id }, [id])),
  );
  picker.addEventListener('change', () => state.moveChange(Number(picker.value) - state.place));
  return element('div', { className: 'tools' }, [
    element('div', { role: 'group', ariaLabel: 'Comparison' }, [
      ...modes.map((mode, index) =>
        button(mode, () => state.setMode(mode), { key: String(index + 1), pressed: mode === state.mode }),
      ),
    ]),
    element('div', { role: 'group', ariaLabel: 'Cells of the card' }, [
      button('previous', () => state.moveChange(-1), { key: 'h' }),
      picker,
      button('next', () => state.moveChange(1), { key: 'l' }),
    ]),
    element('div', { role: 'group', ariaLabel: 'Zoom' }, [
      button('smaller', () => state.setZoom(state.zoom / 1.5), { key: '-' }),
      element('output', { ariaLabel: 'Zoom' }, [`${Math.round(state.zoom * 100)} %`]),
      button('larger', () => state.setZoom(state.zoom * 1.5), { key: '+' }),
    ]),
  ]);
}

function causeList({ causes, kind }: ShownCard): HTMLElement {
  const items = causes.map(({ text, places, isProved }) =>
    element('li', {}, [
      text,
      ...(isProved ? [element('small', {}, [' found by taking it back'])] : []),
      ...places.map((place) => element('code', {}, [place])),
    ]),
  );
  const none = kind === 'changed' ? 'Nothing that is known changed.' : titleOf({ kind, causes } as ShownCard);
  return element('section', {}, [
    element('h3', {}, ['Cause']),
    items.length === 0 ? element('p', {}, [none]) : element('ul', {}, items),
  ]);
}

function wordList(lines: readonly string[]): HTMLElement {
  const drawn = lines.map((line) => {
    const className = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : '';
    return element('span', { className }, [`${line}\n`]);
  });
  return element('section', {}, [
    element('h3', {}, ['Manifest']),
    lines.length === 0 ? element('p', {}, ['The same in words.']) : element('pre', { tabIndex: 0 }, drawn),
  ]);
}
