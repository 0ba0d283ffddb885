import { failure } from '../errors.ts';
import { forMembers, open } from '../http/route.ts';
import type { Call, SandboxRoute } from '../http/route.ts';
import { consumeTry, takeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { changePassword, forgotPassword, setPasswordByPhone } from './change-password.ts';
import { findByName } from './find-account.ts';
import { login } from './login.ts';
import { findAffiliate, findInvitation, register } from './register.ts';
import { registrationForms } from './registration-forms.ts';
import { endSession } from './sessions.ts';
import { socialLogin, startSocial } from './social-login.ts';
import { isTrialOpen, startTrial } from './trial.ts';

/** Sessions, registration and passwords. */
export const accountRoutes: readonly SandboxRoute[] = [
  open('login', async (sandbox, call) => ({ value: await login(sandbox, call) }), 'always'),
  open('socialStart', async (sandbox, call) => ({ value: await startSocial(sandbox, call) })),
  open('socialLogin', async (sandbox, call) => ({ value: await socialLogin(sandbox, call) }), 'always'),
  open('register', async (sandbox, call) => ({ value: await register(sandbox, call) }), 'bySetting'),
  open('setPasswordByPhone', async (sandbox, call) => ({ value: await setPasswordByPhone(sandbox, call) }), 'always'),
  open('forgotPassword', async (sandbox, call) => ({ value: await forgotPassword(sandbox, call) })),
  open('freePlayLogin', async (sandbox, call) => ({ value: await startTrial(sandbox, call) })),
  open('trialAccount', async (sandbox, call) => ({ value: { available: await isTrialOpen(sandbox, call.merchant) } })),
  open('registerSettings', readSettings),
  open('usernameAvailability', checkName),
  open('invitationCheck', checkInvitation),
  open('affiliateCode', readAffiliate),
  forMembers('logout', async (sandbox, { token }) => {
    await endSession(sandbox, token);
    return { value: true };
  }),
  forMembers('changePassword', async (sandbox, call) => ({ value: await changePassword(sandbox, call) })),
];

/** Rules of the registration and the hash of the form that is drawn from them (row A-331). */
async function readSettings({ sites }: Sandbox, { merchant, query }: Call) {
  const effective = await sites.get(merchant);
  if (!effective) throw failure('merchant.unknown');
  const open = registrationForms(effective);
  const forms = {
    ...(open.username ? { registrationUsername: open.username.$id } : {}),
    ...(open.mobile ? { registrationMobile: open.mobile.$id } : {}),
  };
  const wanted =
    query['form'] === 'registrationMobile' ? (open.mobile ?? open.username) : (open.username ?? open.mobile);
  return { value: { release: effective.release, formHash: wanted?.$id ?? '', forms, rules: effective.rules } };
}

/**
 * Whether a user name is free (row A-329). It tells which accounts exist, so an address is told ten times an hour; after
 * that the answer is that the name is checked when the registration is sent.
 */
async function checkName(sandbox: Sandbox, { merchant, address, query }: Call) {
  const username = query['username']?.trim();
  if (!username) throw failure('body.invalid');
  const { isAllowed } = await takeTry(sandbox, 'availability', { merchant, address });
  if (!isAllowed) return { value: { checkedAtSubmit: true } };
  return { value: { available: !(await findByName(sandbox, merchant, username)) } };
}

/** Answers `data.success`, unlike every other call (row A-330). */
async function checkInvitation(sandbox: Sandbox, { merchant, address, query }: Call) {
  await consumeTry(sandbox, 'invitation', { merchant, address });
  const code = query['code'] ?? '';
  const found = (await findInvitation(sandbox, merchant, code)) ?? (await findAffiliate(sandbox, merchant, code));
  return { data: { success: found !== undefined } };
}

/** The code of the affiliate who owns the domain, if any (rows ). */
async function readAffiliate({ db }: Sandbox, { merchant, query }: Call) {
  const found = await db
    .selectFrom('affiliate')
    .select('code')
    .where('merchant', '=', merchant)
    .where('domain', '=', query['domain'] ?? '')
    .executeTakeFirst();
  return { value: { code: found?.code ?? '' } };
}
