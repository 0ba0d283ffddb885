import type { ConsoleContext } from '../console-context.ts';
import type { Author } from './publish-changes.ts';

/** Notes in the security log what somebody did; people go by their id. */
export function noteAct(
  { security }: Pick<ConsoleContext, 'security'>,
  what: string,
  { id }: Pick<Author, 'id'>,
): void {
  security.note({ event: 'staff.act', outcome: 'done', reference: `console ${what} by ${id}` });
}
