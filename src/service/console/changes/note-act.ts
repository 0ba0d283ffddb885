import { appendAlone } from '../../store/audit-chain.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Author } from './publish-changes.ts';

/**
 * Notes in the security log and in the audit chain what somebody did; people go by their id. `more` is for the chain alone.
 * The act is done: a chain that takes no entry is written to the log of the service, and does not make it fail.
 */
export async function noteAct(
  { security, db, onTrouble }: Pick<ConsoleContext, 'security' | 'db' | 'onTrouble'>,
  what: string,
  { id }: Pick<Author, 'id'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  security.note({ event: 'staff.act', outcome: 'done', reference: `console ${what} by ${id}` });
  try {
    await appendAlone(db, [{ kind: 'act', body: { what, person: id, ...more } }]);
  } catch (error) {
    onTrouble(`The audit chain lacks what was done: ${what} by ${id}.`, error);
  }
}
