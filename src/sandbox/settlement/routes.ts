import { requireAgent } from '../accounts/roles.ts';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { forMembers, type MemberCall, type SandboxRoute, type ValueAnswer } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { listEarned } from './list-earned.ts';
import { paySettlement } from './pay-settlement.ts';
import { dayAfter, dayAt, daysBetween, dividendLengths, startOfDay } from './periods.ts';
import { settleDays, settleDividends, settleHours } from './settle.ts';
import { spanOfDays } from './span-of-days.ts';
import { teamBets } from './team-bets.ts';
import { teamPnl } from './team-pnl.ts';
import { zoneOf } from './zone.ts';

/** How far back dividends are shown. */
const dividendDays = 92;

/** What an agent's team did, and what the agent earned by it (rows G-248…G-255). */
export const settlementRoutes: readonly SandboxRoute[] = [
  forAgents('teamPnl', teamPnl),
  forAgents('teamBets', teamBets),
  forAgents('teamRebates', async (sandbox, call) => {
    const span = await settledSpan(sandbox, call);
    return listEarned(sandbox, call, { kind: 'rebate', of: 'self', ...span });
  }),
  forAgents('dailyWages', async (sandbox, call) => {
    const span = await settledSpan(sandbox, call);
    return listEarned(sandbox, call, { kind: 'daily', of: scopeOf(call), ...span });
  }),
  forAgents('manualWages', async (sandbox, call) => {
    const span = await settledSpan(sandbox, call);
    return listEarned(sandbox, call, { kind: 'daily', of: 'payer', ...span });
  }),
  forAgents('payManualWage', (sandbox, call) => paySettlement(sandbox, call, 'daily')),
  forAgents('hourlyWages', async (sandbox, call) => {
    const days = daysBetween(call.query['date'], call.query['date']);
    await settleHours(sandbox, call.merchant, days);
    const [day = ''] = days;
    const zone = await zoneOf(sandbox, call.merchant);
    const span = { startsAt: startOfDay(day, zone), endsAt: startOfDay(dayAfter(day), zone) };
    return listEarned(sandbox, call, { kind: 'hourly', of: scopeOf(call), ...span });
  }),
  forAgents('dividends', async (sandbox, call) => {
    const { merchant } = call;
    const zone = await zoneOf(sandbox, merchant);
    const today = dayAt(sandbox.now(), zone);
    const days = daysBetween(dayAfter(today, -dividendDays), today);
    for (const length of dividendLengths) await settleDividends(sandbox, merchant, { length, days });
    const span = { startsAt: startOfDay(dayAfter(today, -2 * dividendDays), zone), endsAt: sandbox.now() };
    return listEarned(sandbox, call, { kind: 'dividend', of: scopeOf(call), ...span });
  }),
  forAgents('payDividend', (sandbox, call) => paySettlement(sandbox, call, 'dividend')),
];

function forAgents(
  name: EndpointName,
  handle: (sandbox: Sandbox, call: MemberCall) => Promise<ValueAnswer>,
): SandboxRoute {
  return forMembers(name, async (sandbox, call) => {
    await requireAgent(sandbox, call);
    return handle(sandbox, call);
  });
}

/** The days that a call names, after whatever is closed of them was settled. */
async function settledSpan(sandbox: Sandbox, call: MemberCall) {
  const { days, startsAt, endsAt } = await spanOfDays(sandbox, call);
  await settleDays(sandbox, call.merchant, days);
  return { startsAt, endsAt };
}

function scopeOf({ query }: MemberCall): 'self' | 'team' {
  return query['scope'] === 'team' ? 'team' : 'self';
}
