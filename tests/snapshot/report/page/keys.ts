import { copyCommand } from './bar.ts';
import { modes, type PageState } from './state.ts';
import { judgeAndMove, judgeShown } from './verdicts.ts';

/** One key for everything that a review needs. */
export function listenToKeys(state: PageState): void {
  const acts: Readonly<Record<string, () => void>> = {
    j: () => state.moveCard(1),
    k: () => state.moveCard(-1),
    l: () => state.moveChange(1),
    h: () => state.moveChange(-1),
    a: () => judgeAndMove(state, 'approved', 'card'),
    r: () => judgeAndMove(state, 'rejected', 'card'),
    o: () => judgeAndMove(state, 'approved', 'cell'),
    x: () => judgeAndMove(state, 'rejected', 'cell'),
    A: () => judgeShown(state, 'approved'),
    R: () => judgeShown(state, 'rejected'),
    c: () => copyCommand(state),
    '+': () => state.setZoom(state.zoom * 1.5),
    '-': () => state.setZoom(state.zoom / 1.5),
    '0': () => state.setZoom(1),
    ...Object.fromEntries(modes.map((mode, index) => [String(index + 1), () => state.setMode(mode)])),
  };
  document.addEventListener('keydown', (event) => {
    // A list takes letters for the names of its options; a slider takes none.
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
