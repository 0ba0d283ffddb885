import type { ApplicationsAnswer } from '../../../contracts/console/applications.ts';
import { listOfDesk, type PageRequest } from '../support/list-of-desk.ts';

/** A page of the applications for promotions of the merchants that a person has. @throws RefusedError `INVALID` or `UNREACHABLE`. */
export function listApplications(request: PageRequest): Promise<ApplicationsAnswer> {
  return listOfDesk(request, (desk, scope) => desk.applications(scope));
}
