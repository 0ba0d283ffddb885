import { button, element } from './element.ts';
import type { PageState } from './state.ts';
import { approveCommand, countVerdicts, judgeAndMove, judgeShown, verdictOfCard } from './verdicts.ts';

/** Copies the command that accepts what was approved. */
export function copyCommand(state: PageState): void {
  void navigator.clipboard?.writeText(approveCommand(state)).catch(() => undefined);
}

/** Draws the bar at the foot: what was approved and rejected, and the command that accepts it. */
export function drawBar(into: HTMLElement, state: PageState): void {
  const command = approveCommand(state);
  const [card, change] = [state.card(), state.change()];
  const ofCard = card && verdictOfCard(state, card);
  const ofCell = change && state.verdictOf(change);
  const rejected = countVerdicts(state, 'rejected');
  into.replaceChildren(
    button('Approve card', () => judgeAndMove(state, 'approved', 'card'), { key: 'a', pressed: ofCard === 'approved' }),
    button('Reject card', () => judgeAndMove(state, 'rejected', 'card'), { key: 'r', pressed: ofCard === 'rejected' }),
    button('this cell', () => judgeAndMove(state, 'approved', 'cell'), { key: 'o', pressed: ofCell === 'approved' }),
    button('not this cell', () => judgeAndMove(state, 'rejected', 'cell'), {
      key: 'x',
      pressed: ofCell === 'rejected',
    }),
    button(`Approve ${state.shown().length} shown`, () => judgeShown(state, 'approved'), { key: 'Shift+A' }),
    button('Reject shown', () => judgeShown(state, 'rejected'), { key: 'Shift+R' }),
    element('output', { className: 'command' }, [
      command === '' ? `Nothing of ${state.data.cards.length} approved.` : element('code', {}, [command]),
      ...(rejected === 0 ? [] : [` ${rejected} ${rejected === 1 ? 'cell' : 'cells'} rejected.`]),
    ]),
    ...(command === '' ? [] : [button('Copy', () => copyCommand(state), { key: 'c' })]),
  );
}
