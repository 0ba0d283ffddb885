import type { SupportAnswer } from '../../../contracts/console/support.ts';
import type { Person } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { splitDeskMerchants } from './desk-merchants.ts';
import { readShownName } from './shown-name.ts';

/** Live chat of the merchants that a person has. @throws RefusedError `UNREACHABLE`. */
export async function listConversations(
  context: Pick<ConsoleContext, 'db' | 'desk'>,
  person: Person,
): Promise<SupportAnswer> {
  const { reached, without } = await splitDeskMerchants(context, person);
  const listed = reached.length > 0 ? ((await context.desk?.list(reached)) ?? []) : [];
  const shownAs = await readShownName(context.db, person.id);
  return {
    // Whatever the platform says beside what it was asked for is not for this person.
    conversations: listed.filter(({ merchant }) => reached.includes(merchant)),
    without,
    ...(shownAs === undefined ? {} : { shownAs }),
  };
}
