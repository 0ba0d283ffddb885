import type { IDToken } from 'openid-client';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { createAccount } from './create-account.ts';
import { openPersonal } from './personal-data.ts';
import { registersAt } from './registration-forms.ts';
import { makeDigits } from './secrets.ts';
import type { SocialProvider } from './social-providers.ts';

interface Person {
  readonly merchant: string;
  readonly provider: SocialProvider;
  readonly claims: IDToken;
}

/**
 * The account of a person at a provider; made at the first sign-in, where registration is open. A person is known by
 * the provider's name for them and never by their mail address, since that would hand accounts to whoever holds one.
 */
export async function findOrCreate(sandbox: Sandbox, person: Person) {
  const known = await findKnown(sandbox, person);
  if (known?.disabled) throw failure('user.not.exist');
  return known ?? createFor(sandbox, person);
}

async function findKnown({ db, cipher }: Sandbox, { merchant, provider, claims }: Person) {
  const found = await db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account')
    .selectAll('account')
    .where('social_identity.merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', claims.sub)
    .executeTakeFirst();
  return found && openPersonal(cipher, found);
}

async function createFor(sandbox: Sandbox, person: Person) {
  const { merchant, provider, claims } = person;
  const effective = await sandbox.sites.get(merchant);
  if (!effective || !registersAt(effective, provider)) throw failure('registration.closed');
  const email = claims['email_verified'] === true && typeof claims['email'] === 'string' ? claims['email'] : undefined;
  const account = await createAccount(sandbox, { merchant, name: `${provider}${makeDigits(9)}`, type: 0, email });
  await sandbox.db
    .insertInto('social_identity')
    .values({ merchant, provider, subject: claims.sub, account: account.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two first sign-ins at once make one identity: the second one's account stays empty and unused.
  return (await findKnown(sandbox, person)) ?? account;
}
