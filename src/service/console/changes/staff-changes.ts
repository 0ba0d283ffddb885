import type { RefusedMerchant } from '../../../contracts/console/api.ts';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import type { ControlBodies } from '../../../contracts/generated/control.ts';
import type { Answer } from '../../operations.ts';
import { unknownMerchant } from '../../store/find-merchant.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { insertChangeSet, withoutPrivate } from './change-set-store.ts';
import { type ChangeContext, draftOf, makeLive } from './publish-changes.ts';
import { takeBack } from './undo-changes.ts';

/** Change sets of staff at the command line, who are named and not signed in. */
export interface StaffChanges {
  overrideMany(body: ControlBodies['overrideMany']): Promise<Answer<ChangeSet>>;
  undoChanges(body: ControlBodies['undoChanges']): Promise<Answer<ChangeSet>>;
}

/**
 * Makes them over what a node has. The console lists them with those of its own people. Whoever reaches the control socket
 * may switch what touches money for one brand, and so for many: nothing waits for a second person.
 */
export function createStaffChanges(context: ChangeContext): StaffChanges {
  const { db, now } = context;
  return {
    async overrideMany({ codes, name, value, author, force = false, ...more }) {
      if (codes.length === 0) return { kind: 'impossible', message: 'No merchant is named.' };
      const pointers = await db
        .selectFrom('pointers')
        .select(['merchant', 'seq'])
        .where('merchant', 'in', codes)
        .execute();
      const base = Object.fromEntries(pointers.map(({ merchant, seq }) => [merchant, seq]));
      const unknown = codes.find((code) => base[code] === undefined);
      if (unknown !== undefined) return unknownMerchant(db, unknown);
      const changes = codes.map((merchant) => ({ merchant, name, ...(value === undefined ? {} : { value }) }));
      return answerOf(async () => {
        const draft = draftOf({ ...more, changes, base }, namedOnly(author), now());
        return withoutPrivate(await makeLive(context, draft, { force, also: insertChangeSet }));
      });
    },
    undoChanges: ({ id, reason, author }) =>
      answerOf(() => takeBack(context, { id, reason, author: namedOnly(author) })),
  };
}

/** Somebody without an account of the console. */
const namedOnly = (name: string) => ({ id: '', name });

async function answerOf(act: () => Promise<ChangeSet>): Promise<Answer<ChangeSet>> {
  try {
    return { kind: 'answer', value: await act() };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const lines = (error.refusal.refused ?? []).map(refusedLine);
    return { kind: 'impossible', message: [error.refusal.message, ...lines].join('\n') };
  }
}

function refusedLine({ merchant, problems }: RefusedMerchant): string {
  return `${merchant}: ${problems.map(({ message }) => message).join(' ')}`;
}
