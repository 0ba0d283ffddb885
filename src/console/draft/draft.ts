import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Change } from '../../contracts/console/impact.ts';

interface DraftState {
  /** Whose draft it is; another person's browser session starts with none. */
  readonly owner: string;
  /** At most one wish for each value of each merchant, the latest last. */
  readonly changes: readonly Change[];
}

/** What is changed and not published yet. It lies in this browser and survives a reload. */
export const useDraft = create<DraftState>()(
  persist((): DraftState => ({ owner: '', changes: [] }), { name: 'livery.console.draft' }),
);

/** Makes the draft that of a person; somebody else's is thrown away. */
export function adoptDraft(person: string): void {
  useDraft.setState(({ owner, changes }) => ({ owner: person, changes: owner === person ? changes : [] }));
}

/** Adds wishes; an earlier one for the same value gives way. */
export function stage(wishes: readonly Change[]): void {
  useDraft.setState(({ changes }) => ({ changes: [...without(changes, wishes), ...wishes] }));
}

/** Takes wishes back. */
export function unstage(wishes: readonly Pick<Change, 'merchant' | 'name'>[]): void {
  useDraft.setState(({ changes }) => ({ changes: without(changes, wishes) }));
}

/** Throws the draft away. */
export function clearDraft(): void {
  useDraft.setState({ changes: [] });
}

/** The wish for one value of one merchant. */
export function findWish(changes: readonly Change[], merchant: string, name: string): Change | undefined {
  return changes.find((change) => change.merchant === merchant && change.name === name);
}

function without(changes: readonly Change[], gone: readonly Pick<Change, 'merchant' | 'name'>[]): readonly Change[] {
  return changes.filter(({ merchant, name }) => !gone.some((one) => one.merchant === merchant && one.name === name));
}
