import { cleanData } from '../../engine/index.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { refuseExcluded } from '../safe-play/contact-keys.ts';
import type { Sandbox } from '../sandbox.ts';
import { createAccount, originOf, profileOf } from './create-account.ts';
import { openPersonal } from './personal-data.ts';
import { checkRules, findPlace } from './register.ts';
import { registersAt } from './registration-forms.ts';
import { makeDigits } from './secrets.ts';
import { type SocialPerson, writeTicket } from './social-ticket.ts';

/**
 * The account of a person at a provider. A person is known by the provider's name for them and never by their mail
 * address, since that would hand accounts to whoever holds one. Throws `social.newcomer` with a ticket for one who has no
 * account yet, where registration is open.
 */
export async function findAccountOf(sandbox: Sandbox, person: SocialPerson) {
  const known = await findKnown(sandbox, person);
  if (known) return known;
  await openForm(sandbox, person);
  throw failure('social.newcomer', { ticket: writeTicket(sandbox, person) });
}

/**
 * Opens the account of a newcomer with what the form for them asks, held against its rules as every registration is
 * (row A-285), below whom the link of their visit names (row A-110). Throws `registration.refused` for one who has
 * excluded themselves, under this sign-in or with this mail address.
 */
export async function openAccountOf(sandbox: Sandbox, person: SocialPerson, call: Call) {
  const known = await findKnown(sandbox, person);
  if (known) return known;
  const form = await openForm(sandbox, person);
  const data = cleanData(form, call.body);
  checkRules(sandbox, form, data);
  await consumeTry(sandbox, 'registration', call);
  const { merchant, provider, subject, email } = person;
  await refuseExcluded(sandbox, merchant, { email, social: person });
  const place = await findPlace(sandbox, call);
  const account = await createAccount(sandbox, {
    ...place,
    merchant,
    name: `${provider}${makeDigits(9)}`,
    email,
    profile: { ...profileOf(data), ...originOf(call.body) },
  });
  await sandbox.db
    .insertInto('social_identity')
    .values({ merchant, provider, subject, account: account.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two first sign-ins at once make one identity: the second one's account stays empty and unused.
  return (await findKnown(sandbox, person)) ?? account;
}

async function findKnown({ db, cipher }: Sandbox, { merchant, provider, subject }: SocialPerson) {
  const found = await db
    .selectFrom('social_identity')
    .innerJoin('account', 'account.id', 'social_identity.account')
    .selectAll('account')
    .where('social_identity.merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (found?.disabled) throw failure('user.not.exist');
  return found && openPersonal(cipher, found);
}

async function openForm({ sites }: Sandbox, { merchant, provider }: SocialPerson) {
  const effective = await sites.get(merchant);
  const form = effective?.forms['registrationSocial'];
  if (!effective || !form || !registersAt(effective, provider)) throw failure('registration.closed');
  return form;
}
