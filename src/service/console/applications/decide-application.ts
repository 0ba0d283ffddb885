import type { Person } from '../../../contracts/console/session.ts';
import type { ApplicationResult, DeskApplication, DeskDecision } from '../../../contracts/desk-applications.ts';
import type { DeskPlace } from '../../../contracts/desk.ts';
import { noteAct } from '../changes/note-act.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import { requireDesk } from '../support/require-desk.ts';

/** Somebody at an application. */
export interface AtApplication {
  readonly context: ConsoleContext;
  readonly person: Person;
  readonly place: DeskPlace;
}

type Decision<D = DeskDecision> = D extends DeskDecision ? Omit<D, keyof DeskPlace | 'by'> : never;

/**
 * Does what somebody decides and notes who did it. `more` is for the audit chain: what is decided about, never a player's
 * words. A proposal is ended by its author, or by who may approve.
 * @throws RefusedError `INVALID` for an amount that is none of the currency, `CONFLICT` where the application stands
 * otherwise since, `FORBIDDEN`, `NOT_FOUND` or `UNREACHABLE`.
 */
export async function decideApplication(
  { context, person, place }: AtApplication,
  decision: Decision,
  more: Readonly<Record<string, unknown>>,
): Promise<DeskApplication> {
  if (decision.act === 'reject' && decision.author !== person.id && !rightsOfRole(person.role).includes('approve'))
    throw new RefusedError('FORBIDDEN', `The role ${person.role} may not reject what others propose.`);
  const desk = await requireDesk(context, person, place.merchant);
  const by = { id: person.id, name: person.name };
  const application = applicationOf(await desk.decide({ ...place, ...decision, by }));
  await noteAct(context, `${decision.act} application ${place.id} of ${place.merchant}`, person, more);
  return application;
}

/** One application. @throws RefusedError `NOT_FOUND` or `UNREACHABLE`. */
export async function readApplication({ context, person, place }: AtApplication): Promise<DeskApplication> {
  const desk = await requireDesk(context, person, place.merchant);
  const { list } = await desk.applications({ merchants: [place.merchant], id: place.id });
  const application = list.find(({ merchant, id }) => merchant === place.merchant && id === place.id);
  if (!application) throw new RefusedError('NOT_FOUND', 'There is no such application.');
  return application;
}

function applicationOf(result: ApplicationResult): DeskApplication {
  switch (result.kind) {
    case 'done':
      return result.application;
    case 'amount':
      throw new RefusedError('INVALID', "It is no amount above zero in the merchant's currency.");
    case 'absent':
      throw new RefusedError('NOT_FOUND', 'There is no such application.');
    case 'moved':
      throw standsOtherwise(result.application);
  }
}

/** Why something cannot be done with an application as it stands now. */
export function standsOtherwise({ decided, proposal }: DeskApplication): RefusedError {
  const who = decided
    ? `${decided.by ?? 'Somebody else'} has decided it`
    : proposal
      ? `${proposal.by.name} has proposed ${proposal.amount}`
      : 'Nobody proposes anything any more';
  return new RefusedError('CONFLICT', `${who}: look again.`);
}
