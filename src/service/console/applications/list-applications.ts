import type { ApplicationsAnswer } from '../../../contracts/console/applications.ts';
import type { Person } from '../../../contracts/console/session.ts';
import type { ConsoleContext } from '../console-context.ts';
import { splitDeskMerchants } from '../support/desk-merchants.ts';

/** Applications for promotions of the merchants that a person has. @throws RefusedError `UNREACHABLE`. */
export async function listApplications(
  context: Pick<ConsoleContext, 'db' | 'desk'>,
  person: Person,
): Promise<ApplicationsAnswer> {
  const { reached, without } = await splitDeskMerchants(context, person);
  const listed = reached.length > 0 ? ((await context.desk?.applications(reached)) ?? []) : [];
  // Whatever the platform says beside what it was asked for is not for this person.
  return { applications: listed.filter(({ merchant }) => reached.includes(merchant)), without };
}
