import type { SupportAnswer } from '../../../contracts/console/support.ts';
import { listOfDesk, type PageRequest } from './list-of-desk.ts';
import { readShownName } from './shown-name.ts';

/** A page of live chat of the merchants that a person has. @throws RefusedError `INVALID` or `UNREACHABLE`. */
export async function listConversations(request: PageRequest): Promise<SupportAnswer> {
  const page = await listOfDesk(request, (desk, scope) => desk.list(scope));
  const shownAs = await readShownName(request.context.db, request.person.id);
  return { ...page, ...(shownAs === undefined ? {} : { shownAs }) };
}
