import type { Person } from '../../../contracts/console/session.ts';
import type { SupportThread } from '../../../contracts/console/support.ts';
import type { DeskAct, DeskPlace, DeskResult, DeskThread } from '../../../contracts/desk.ts';
import { noteAct } from '../changes/note-act.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { listColleagues } from './colleagues.ts';
import { requireDesk } from './require-desk.ts';

type ActOf<A> = A extends DeskAct ? Omit<A, 'merchant' | 'id' | 'by'> : never;

interface Asked {
  readonly context: ConsoleContext;
  readonly person: Person;
  readonly place: DeskPlace;
}

/**
 * One conversation as its page shows it, with its last messages or those before one by its id.
 * @throws RefusedError `INVALID` for an id that is none, `NOT_FOUND` or `UNREACHABLE`.
 */
export async function readConversation(asked: Asked, before?: unknown): Promise<SupportThread> {
  const desk = await requireDesk(asked.context, asked.person, asked.place.merchant);
  if (before !== undefined && !/^[1-9]\d{0,8}$/.test(String(before)))
    throw new RefusedError('INVALID', 'There is no such message.');
  const thread = await desk.read({ ...asked.place, ...(before === undefined ? {} : { before: Number(before) }) });
  return withColleagues(asked, required(thread));
}

/**
 * Does something with a conversation and notes who did it; what was written stands in the conversation alone.
 * @throws RefusedError `CONFLICT` where somebody else has it, `NOT_FOUND` or `UNREACHABLE`.
 */
export async function actInConversation(asked: Asked, act: ActOf<DeskAct>): Promise<SupportThread> {
  const { context, place, person } = asked;
  const { id, name } = person;
  const desk = await requireDesk(context, person, place.merchant);
  const thread = threadOf(await desk.act({ ...place, ...act, by: { id, name } }));
  const to = act.act === 'hand-over' ? { to: act.to?.id ?? null } : {};
  await noteAct(context, `${act.act} conversation ${place.id} of ${place.merchant}`, person, to);
  return withColleagues(asked, thread);
}

function threadOf(result: DeskResult): DeskThread {
  if (result.kind === 'done') return result.thread;
  if (result.kind === 'absent') return required(undefined);
  const who = result.holder ? `${result.holder.name} has this conversation` : 'Nobody has this conversation any more';
  throw new RefusedError('CONFLICT', `${who}: look again.`);
}

function required(thread: DeskThread | undefined): DeskThread {
  if (!thread) throw new RefusedError('NOT_FOUND', 'There is no such conversation.');
  return thread;
}

async function withColleagues({ context, person, place }: Asked, thread: DeskThread): Promise<SupportThread> {
  return { ...thread, colleagues: await listColleagues(context, place.merchant, person.id) };
}
