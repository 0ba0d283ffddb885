import type { ShownCard } from '../report-data.ts';
import type { PageState, Verdict } from './state.ts';

/** What was said of a card: of all its cells the same, of some something (`partly`), or nothing. */
export function verdictOfCard(
  state: Pick<PageState, 'verdictOf'>,
  { changes }: ShownCard,
): Verdict | 'partly' | undefined {
  const said = new Set(changes.map((change) => state.verdictOf(change)));
  const [only] = said;
  return said.size === 1 ? only : 'partly';
}

/** Says something of the chosen card, or of its shown cell alone, and goes on to the next; taken back, it stays. */
export function judgeAndMove(state: PageState, verdict: Verdict, what: 'card' | 'cell'): void {
  const [card, change] = [state.card(), state.change()];
  if (!card || !change) return;
  state.judge(what === 'card' ? card.changes : [change], verdict);
  if (state.verdictOf(change) !== verdict) return;
  if (what === 'cell' && card.changes.length > 1) state.moveChange(1);
  else state.moveCard(1);
}

/** Says something of every cell of the shown cards; approving leaves out what was rejected. */
export function judgeShown(state: PageState, verdict: Verdict): void {
  const all = state.shown().flatMap(({ changes }) => changes);
  state.judge(verdict === 'rejected' ? all : all.filter((change) => state.verdictOf(change) !== 'rejected'), verdict);
}

/** The command that accepts what was approved, cards whole where they are; nothing while nothing is. */
export function approveCommand(state: Pick<PageState, 'verdictOf' | 'data'>): string {
  const { cards } = state.data;
  const verdicts = cards.map((card) => verdictOfCard(state, card));
  const isAll = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'approved');
  const names = cards.flatMap((card, index) => {
    if (verdicts[index] === 'approved') return card.id;
    const cells = card.changes.filter((change) => state.verdictOf(change) === 'approved');
    return cells.map(({ id }) => id);
  });
  return names.length === 0 ? '' : `npm run livery snapshot -- --approve ${isAll ? 'all' : names.join(',')}`;
}

/** How many cells something was said of. */
export function countVerdicts(state: Pick<PageState, 'verdictOf' | 'data'>, verdict: Verdict): number {
  const all = state.data.cards.flatMap(({ changes }) => changes);
  return all.filter((change) => state.verdictOf(change) === verdict).length;
}
