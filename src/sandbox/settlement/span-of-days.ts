import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayAfter, daysBetween, startOfDay } from './periods.ts';
import { zoneOf } from './zone.ts';

/** From the first moment of the first day that a call names to the end of the last, by the site's clock. */
export async function spanOfDays(sandbox: Sandbox, { merchant, query }: MemberCall) {
  const days = daysBetween(query['startDate'], query['endDate']);
  const zone = await zoneOf(sandbox, merchant);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return { days, startsAt: startOfDay(first, zone), endsAt: startOfDay(dayAfter(last), zone) };
}
