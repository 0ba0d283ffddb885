import type { FormDefinition } from '../../contracts/release.ts';
import { checkForm, cleanData, localDay } from '../../engine/index.ts';
import { requireCaptcha } from '../captcha/captchas.ts';
import type { Rates } from '../database/agent-tables.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { findByInviteCode } from '../referral/invite-code.ts';
import { refuseExcluded } from '../safe-play/contact-keys.ts';
import type { Sandbox } from '../sandbox.ts';
import type { EffectiveSite } from '../site/site-source.ts';
import { takeNumberProof } from '../sms/phone-proof.ts';
import { brokenFields } from './broken-fields.ts';
import { noteProof } from './details.ts';
import { createAccount, originOf, profileOf } from './create-account.ts';
import { findByMobile, findByName, mobileOf } from './find-account.ts';
import { isAsked, registrationForms } from './registration-forms.ts';
import { hasRole, TRIAL } from './roles.ts';
import { type LoginValue, startSession } from './start-session.ts';
import { refuseWeakPassword } from './weak-password.ts';

type Data = Readonly<Record<string, unknown>>;

/** Registers a player under the merchant's rules and logs them in (rows ). */
export async function register(sandbox: Sandbox, call: Call): Promise<LoginValue> {
  const effective = await sandbox.sites.get(call.merchant);
  if (!effective) throw failure('merchant.unknown');
  const form = chooseForm(effective, call);
  requireCurrentForm(form, effective, call);
  // Only what the form asks for counts: a field that the merchant has switched off is not let in by another door.
  const data = cleanData(form, call.body);
  checkRules(sandbox, form, data);
  if (isAsked(form, 'captcha')) await requireCaptcha(sandbox, call);
  // What is taken is said below, so that is as limited as asking for it.
  await consumeTry(sandbox, 'registration', call);
  const number = textOf(data, 'mobileNum');
  const mobile = number === undefined ? undefined : await mobileOf(sandbox, call, number);
  if (number !== undefined && !mobile) throw failure('mobile.invalid', { fields: { mobileNum: ['format'] } });
  const name = textOf(data, 'username') ?? mobile;
  if (!name) throw failure('registration.invalid', { fields: { username: ['required'] } });
  const isChosen = textOf(data, 'username') !== undefined;
  if (isChosen && (await findByName(sandbox, call.merchant, name)))
    throw failure('username.exists', { fields: { username: ['taken'] } });
  const words = [call.merchant, effective.site.identity.name, name, mobile, textOf(data, 'email')];
  for (const field of ['password', 'paymentPassword']) {
    refuseWeakPassword({ password: textOf(data, field) ?? '', field, words });
  }
  const place = await findPlace(sandbox, call);
  await requireSmsCode(sandbox, call, { mobile, code: textOf(data, 'verificationCode') });
  // Where a code is asked for, nobody but its owner learns whether a number has an account, or is shut out.
  if (mobile && (await findByMobile(sandbox, call.merchant, mobile))) {
    throw failure('mobile.taken', { fields: { mobileNum: ['taken'] } });
  }
  await refuseExcluded(sandbox, call.merchant, { mobile, email: textOf(data, 'email') });
  const account = await createAccount(sandbox, {
    merchant: call.merchant,
    name,
    type: place.type,
    password: textOf(data, 'password'),
    paymentPassword: textOf(data, 'paymentPassword'),
    mobile,
    upline: place.upline,
    rates: place.rates,
    referrer: place.referrer,
    profile: { ...profileOf(data), ...originOf(call.body) },
  });
  if (mobile !== undefined && textOf(data, 'verificationCode') !== undefined)
    await noteProof(sandbox, account.id, 'mobileNum');
  return startSession(sandbox, call, account);
}

/** The form that the payload belongs to: with a user name it is the username form. */
function chooseForm(effective: EffectiveSite, { body }: Call): FormDefinition {
  const forms = registrationForms(effective);
  const form = textOf(body, 'username') === undefined ? (forms.mobile ?? forms.username) : forms.username;
  if (!form) throw failure('registration.closed');
  return form;
}

function requireCurrentForm(form: FormDefinition, { release }: EffectiveSite, call: Call): void {
  const sent = call.header('form-hash');
  if (sent !== undefined && sent !== form.$id) throw failure('FORM_CHANGED', { formHash: form.$id, release });
}

/** Holds the body against the very form that the browser drew (row A-285), age included. Throws `registration.invalid`. */
export function checkRules(sandbox: Sandbox, form: FormDefinition, data: Data): void {
  const fields = brokenFields(checkForm(form, data, { today: localDay(sandbox.now()) }));
  if (fields) throw failure('registration.invalid', { fields });
}

interface Place {
  readonly type: number;
  readonly upline?: number;
  readonly rates?: Rates;
  /** The player by whose link the account came. */
  readonly referrer?: number;
}

/** Below whom a new account stands, as what, and with which rates: an agent's invitation says all three. */
export async function findPlace(sandbox: Sandbox, { merchant, body }: Call): Promise<Place> {
  const code = textOf(body, 'affiliateCode');
  if (code !== undefined) {
    const invitation = await findInvitation(sandbox, merchant, code);
    if (invitation) return { type: invitation.kind, upline: invitation.account, rates: invitation.rates };
    const found = await findAffiliate(sandbox, merchant, code);
    if (!found) throw failure('invitation.wrong', { fields: { affiliateCode: ['unknown'] } });
    if (found.account !== null) return { type: 0, upline: found.account };
  }
  const recommender = textOf(body, 'recommenderId');
  if (recommender === undefined) return { type: 0 };
  const account =
    (await findByInviteCode(sandbox, merchant, recommender)) ?? (await findByName(sandbox, merchant, recommender));
  if (!account) throw failure('referrer.error', { fields: { recommenderId: ['unknown'] } });
  const isAgent = await hasRole(sandbox, merchant, account.type, 'agent');
  const isRewarded = !isAgent && account.type !== TRIAL && account.closed_at === null;
  return { type: 0, upline: account.id, ...(isRewarded ? { referrer: account.id } : {}) };
}

/** An agent's invitation by its code, in any letter case. */
export function findInvitation({ db }: Sandbox, merchant: string, code: string) {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/** The affiliate of an invitation code, in any letter case. */
export function findAffiliate({ db }: Sandbox, merchant: string, code: string) {
  return db
    .selectFrom('affiliate')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
}

/**
 * A code must prove the number; where it is required, the form's rules have asked for it before. It is used up last, so
 * that a typing error elsewhere costs none.
 */
async function requireSmsCode(
  sandbox: Sandbox,
  call: Call,
  { mobile, code }: { mobile: string | undefined; code: string | undefined },
): Promise<void> {
  if (mobile === undefined || code === undefined) return;
  if (!(await takeNumberProof(sandbox, call, { mobile, purpose: 'registration', code })))
    throw failure('verification.code.error', { fields: { verificationCode: ['wrong'] } });
}

function textOf(body: Data, field: string): string | undefined {
  const value = body[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
