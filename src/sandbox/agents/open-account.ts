import { checkForm, cleanData, localDay } from '../../engine/index.ts';
import { brokenFields } from '../accounts/broken-fields.ts';
import { createAccount } from '../accounts/create-account.ts';
import { findByName } from '../accounts/find-account.ts';
import { requireAgent } from '../accounts/roles.ts';
import { refuseWeakPassword } from '../accounts/weak-password.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { ownRates, readRates } from './rates.ts';

const accountTypes = { player: 0, agent: 3 } as const;

/** The customer type of a kind of account that an agent may open. Throws for any other kind. */
export function typeOfKind(kind: unknown): number {
  if (kind !== 'player' && kind !== 'agent') throw failure('body.invalid');
  return accountTypes[kind];
}

/** Opens an account directly below the agent, under the rules of the registration by name (row G-256). */
export async function openAccount(sandbox: Sandbox, call: MemberCall) {
  await requireAgent(sandbox, call);
  const { merchant, member, body } = call;
  const type = typeOfKind(body['kind']);
  const { username, password, words } = await checkedNames(sandbox, call);
  const rates = readRates(body['rates'], { most: await ownRates(sandbox, merchant, member.id) });
  // What is taken is said below, so that is limited.
  await consumeTry(sandbox, 'openAccount', { merchant, address: call.address, name: member.id });
  if (await findByName(sandbox, merchant, username))
    throw failure('username.exists', { fields: { username: ['taken'] } });
  refuseWeakPassword({ password, field: 'password', words });
  const account = await createAccount(sandbox, { merchant, name: username, type, password, upline: member.id, rates });
  return { value: { userName: account.name, kind: body['kind'] } };
}

/** User name and password as the form of the registration takes them; what else it asks for is the player's business. */
async function checkedNames(sandbox: Sandbox, { merchant, body }: MemberCall) {
  const effective = await sandbox.sites.get(merchant);
  const form = effective?.forms['registrationUsername'];
  const data = form ? cleanData(form, body) : body;
  const found = form ? (brokenFields(checkForm(form, data, { today: localDay(sandbox.now()) })) ?? {}) : {};
  const fields = Object.fromEntries(Object.entries(found).filter(([name]) => asked.includes(name)));
  if (Object.keys(fields).length > 0) throw failure('registration.invalid', { fields });
  const [username, password] = [textIn(data['username']), textIn(data['password'])];
  if (username === '') throw failure('registration.invalid', { fields: { username: ['required'] } });
  if (password === '') throw failure('registration.invalid', { fields: { password: ['required'] } });
  return { username, password, words: [merchant, effective?.site.identity.name, username] };
}

const asked: readonly string[] = ['username', 'password'];
