import type { Person } from '../../../contracts/console/session.ts';
import type { DeskPage, DeskPlace, DeskScope } from '../../../contracts/desk.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { splitDeskMerchants } from './desk-merchants.ts';
import type { SupportDesk } from './desk.ts';
import { isPlace } from './read-part.ts';

/** Who asks for a page, and for which one: `?at=` has codes of merchants with commas between them, `?after=` a place. */
export interface PageRequest {
  readonly context: Pick<ConsoleContext, 'db' | 'desk'>;
  readonly person: Person;
  readonly query: Readonly<Record<string, unknown>>;
}

/**
 * A page of what players of somebody's merchants sent, and which of these merchants have no desk that could be asked.
 * @throws RefusedError `INVALID` for a place that is none, `UNREACHABLE`.
 */
export async function listOfDesk<One extends DeskPlace>(
  { context, person, query: { at, after } }: PageRequest,
  ask: (desk: SupportDesk, scope: DeskScope) => Promise<DeskPage<One>>,
): Promise<DeskPage<One> & { readonly without: readonly string[] }> {
  if (after !== undefined && !isPlace(after)) throw new RefusedError('INVALID', 'There is no such page.');
  const { reached, without } = await splitDeskMerchants(context, person);
  const chosen = typeof at === 'string' && at !== '' ? at.split(',') : reached;
  const merchants = reached.filter((merchant) => chosen.includes(merchant));
  if (!context.desk || merchants.length === 0) return { list: [], all: 0, waiting: 0, without };
  const page = await ask(context.desk, { merchants, ...(after === undefined ? {} : { after }) });
  // Whatever the platform says beside what it was asked for is not for this person.
  return { ...page, list: page.list.filter(({ merchant }) => merchants.includes(merchant)), without };
}
