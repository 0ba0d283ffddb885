import { requireAgent } from '../accounts/roles.ts';
import type { Rates } from '../database/agent-tables.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { requireDirectMember } from './members.ts';
import { ownRates, rateLines, ratesAt, readRates, setRates } from './rates.ts';

/** The agent's own rates per game type (row G-250). */
export async function agentRates(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  return { value: { rates: rateLines(await ownRates(sandbox, call.merchant, call.member.id)) } };
}

/** The rates of a direct member with the bounds of each: from what they have to what the agent has. */
export async function memberRates(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const member = await requireDirectMember(sandbox, call, call.query['member']);
  const own = await ownRates(sandbox, call.merchant, call.member.id);
  const current = (await ratesAt(sandbox.db, [member.id], sandbox.now())).get(member.id) ?? {};
  return { value: boundedRates(member.name, own, current) };
}

/** Gives a direct member rates from now on, never below what they have and never above the agent's own. */
export async function setMemberRates(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { db, now } = sandbox;
  const member = await requireDirectMember(sandbox, call, call.body['member']);
  const own = await ownRates(sandbox, call.merchant, call.member.id);
  return db.transaction().execute(async (inside) => {
    // Two changes at once must not both start from the same rates.
    await lockWallet(inside, member.id);
    const current = (await ratesAt(inside, [member.id], now())).get(member.id) ?? {};
    const rates = readRates(call.body['rates'], { most: own, least: current });
    await setRates(inside, { account: member.id, rates, from: now() });
    return { value: boundedRates(member.name, own, { ...current, ...rates }) };
  });
}

function boundedRates(userName: string, own: Rates, current: Rates) {
  const rates = rateLines(current).map((line) => ({ ...line, own: own[line.gameType] ?? '0.00' }));
  return { userName, rates };
}
