import { findByName } from '../accounts/find-account.ts';
import { requireAgent } from '../accounts/roles.ts';
import type { ContractTerms } from '../database/contract-tables.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { readContracts } from './read-contracts.ts';
import { areWithin, type ContractKind, readKind, readTerms } from './terms.ts';

/** The contracts of a direct member of the agent's, and the agent's own terms, beyond which none can be offered. */
export async function readMemberContract(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const kind = readKind(call.query['kind']);
  const member = await directMember(sandbox, call, call.query['member']);
  const own = await ownTerms(sandbox, call.member.id, kind);
  const limit = own && { period: own.period ?? '', tiers: own.tiers ?? [] };
  const contracts = await readContracts(sandbox, member.id, kind);
  return { value: { member: member.name, ...contracts, ...(limit ? { limit } : {}) } };
}

/** Offers terms to a direct member within the agent's own; an offer that waits is taken back for it. */
export async function offerContract(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { body, member: agent } = call;
  const kind = readKind(body['kind']);
  const member = await directMember(sandbox, call, body['member']);
  const own = await ownTerms(sandbox, agent.id, kind);
  if (!own) throw failure('contract.none');
  const terms = readTerms(kind, body, await decimalsIn(sandbox, call.merchant));
  if (!areWithin(terms, own)) throw failure('contract.beyond');
  const at = sandbox.now();
  await sandbox.db.transaction().execute(async (db) => {
    await lockWallet(db, member.id);
    await db
      .updateTable('contract')
      .set({ state: 'ended', ended_at: at })
      .where('account', '=', member.id)
      .where('kind', '=', kind)
      .where('state', '=', 'offered')
      .execute();
    const offer = { account: member.id, kind, terms: JSON.stringify(terms), offered_by: agent.id, offered_at: at };
    await db
      .insertInto('contract')
      .values({ ...offer, state: 'offered' })
      .execute();
  });
  return readMemberContract(sandbox, { ...call, query: { kind, member: member.name } });
}

/** A player one level below the agent. Anybody else is refused as somebody who does not exist. */
async function directMember(sandbox: Sandbox, { merchant, member: agent }: MemberCall, name: unknown) {
  const found = await findByName(sandbox, merchant, textIn(name));
  if (!found || found.upline !== agent.id || found.erased_at) throw failure('user.not.exist');
  return found;
}

async function ownTerms({ db }: Sandbox, agent: number, kind: ContractKind): Promise<ContractTerms | undefined> {
  const found = await db
    .selectFrom('contract')
    .select('terms')
    .where('account', '=', agent)
    .where('kind', '=', kind)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return found?.terms;
}
