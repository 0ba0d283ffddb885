import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Change } from '../../contracts/console/impact.ts';

/** What whoever publishes says of a draft, as its fields have it. */
export interface DraftNote {
  readonly reason: string;
  /** Empty for at once. */
  readonly startAt: string;
  /** Empty for no end. */
  readonly until: string;
}

interface DraftState {
  /** Whose draft it is; another person's browser session starts with none. */
  readonly owner: string;
  /** At most one request for each value of each merchant, the latest last. */
  readonly changes: readonly Change[];
  /** Kept with the draft, so that a session that ends while somebody writes takes no word of it. */
  readonly note: DraftNote;
  /** Earlier drafts, the latest last: what undoing goes back to. */
  readonly past: readonly (readonly Change[])[];
}

const none: DraftNote = { reason: '', startAt: '', until: '' };
const storageKey = 'livery.console.draft';
/** Steps that can be undone. */
const mostSteps = 50;

/** What is changed and not published yet. It lies in this browser, for all its windows, and survives a reload. */
export const useDraft = create<DraftState>()(
  persist((): DraftState => ({ owner: '', changes: [], note: none, past: [] }), {
    name: storageKey,
    partialize: ({ owner, changes, note }) => ({ owner, changes, note }),
  }),
);

/** Follows what other windows of this browser make of the draft; the answer ends it. */
export function followDraft(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey) void useDraft.persist.rehydrate();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Makes the draft that of a person; somebody else's is thrown away. */
export function adoptDraft(person: string): void {
  useDraft.setState(({ owner, changes, note, past }) =>
    owner === person ? { owner, changes, note, past } : { owner: person, changes: [], note: none, past: [] },
  );
}

/** Adds requests; an earlier one for the same value gives way. With `gone`, takes those back in the same step. */
export function stage(requests: readonly Change[], gone: readonly Pick<Change, 'merchant' | 'name'>[] = []): void {
  step((changes) => [...without(changes, [...requests, ...gone]), ...requests]);
}

/** Takes requests back. */
export function unstage(requests: readonly Pick<Change, 'merchant' | 'name'>[]): void {
  step((changes) => without(changes, requests));
}

/** Throws the draft away; it can be undone. */
export function discardDraft(): void {
  step(() => []);
}

/** Goes back to the draft before the last step; false when there is none. */
export function undoDraft(): boolean {
  const { past } = useDraft.getState();
  const changes = past.at(-1);
  if (changes === undefined) return false;
  useDraft.setState({ changes, past: past.slice(0, -1) });
  return true;
}

/** Keeps what is said of the draft. */
export function noteDraft(note: Partial<DraftNote>): void {
  useDraft.setState((old) => ({ note: { ...old.note, ...note } }));
}

/** Ends the draft: it is published. */
export function clearDraft(): void {
  useDraft.setState({ changes: [], note: none, past: [] });
}

/** The request for one value of one merchant. */
export function findChange(changes: readonly Change[], merchant: string, name: string): Change | undefined {
  return changes.find((change) => change.merchant === merchant && change.name === name);
}

function step(next: (changes: readonly Change[]) => readonly Change[]): void {
  useDraft.setState(({ changes, past }) => ({
    changes: next(changes),
    past: [...past, changes].slice(-mostSteps),
  }));
}

function without(changes: readonly Change[], gone: readonly Pick<Change, 'merchant' | 'name'>[]): readonly Change[] {
  const names = new Set(gone.map(({ merchant, name }) => `${merchant} ${name}`));
  return changes.filter(({ merchant, name }) => !names.has(`${merchant} ${name}`));
}
