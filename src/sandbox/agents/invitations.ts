import { randomCode } from '../accounts/random-code.ts';
import { findAffiliate } from '../accounts/register.ts';
import { requireAgent } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { typeOfKind } from './open-account.ts';
import { ownRates, rateLines, readRates } from './rates.ts';

const [codeLength, mostInvitations] = [8, 100];

/** The agent's invitations, newest first (row G-257). */
export async function invitations(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const rows = await sandbox.db
    .selectFrom('invitation')
    .selectAll()
    .where('account', '=', call.member.id)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  return { value: { list: rows.map(describe) } };
}

/** Makes an invitation with its kind of account and its preset rates, up to the agent's own. */
export async function createInvitation(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { db, now } = sandbox;
  const { merchant, member, body } = call;
  const kind = typeOfKind(body['kind']);
  const rates = readRates(body['rates'], { most: await ownRates(sandbox, merchant, member.id) });
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account', '=', member.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostInvitations) throw failure('invitation.many');
  const code = await freeCode(sandbox, merchant);
  const made = await db
    .insertInto('invitation')
    .values({ merchant, code, account: member.id, kind, rates: JSON.stringify(rates), created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { value: describe(made) };
}

/** Takes an invitation of the agent back; nobody registers with its code any more. One that is gone already stays gone. */
export async function deleteInvitation({ db, ...sandbox }: Sandbox, call: MemberCall) {
  await requireAgent({ db, ...sandbox }, call);
  await db
    .deleteFrom('invitation')
    .where('merchant', '=', call.merchant)
    .where('account', '=', call.member.id)
    .where('code', '=', textIn(call.body['code']))
    .execute();
  return { value: true };
}

interface Invitation {
  readonly code: string;
  readonly kind: number;
  readonly rates: Readonly<Record<string, string>>;
  readonly created_at: Date;
}

function describe({ code, kind, rates, created_at }: Invitation) {
  return {
    code,
    kind: kind === typeOfKind('agent') ? 'agent' : 'player',
    rates: rateLines(rates),
    createdAt: created_at.toISOString(),
  };
}

async function freeCode(sandbox: Sandbox, merchant: string): Promise<string> {
  const code = randomCode(codeLength);
  return (await findAffiliate(sandbox, merchant, code)) ? freeCode(sandbox, merchant) : code;
}
