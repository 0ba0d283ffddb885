import { askedZone } from '../http/asked-zone.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayAfter, daysBetween, startOfDay } from './periods.ts';
import { zoneOf } from './zone.ts';

/** From the first moment of the first day that a call names to the end of the last, by the clock that settles days. */
export async function spanOfDays(sandbox: Sandbox, call: MemberCall) {
  return spanIn(await zoneOf(sandbox, call.merchant), call);
}

/** The same by the clock of who asks, where the site leaves days to devices: what happened is listed by it, what is settled is not. */
export async function askedSpan(sandbox: Sandbox, call: MemberCall) {
  return spanIn(await askedZone(sandbox, call), call);
}

function spanIn(zone: string, { query }: MemberCall) {
  const days = daysBetween(query['startDate'], query['endDate']);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return { days, startsAt: startOfDay(first, zone), endsAt: startOfDay(dayAfter(last), zone) };
}
