import { findByMobile, mobileOf } from '../accounts/find-account.ts';
import { isAsked, registrationForms } from '../accounts/registration-forms.ts';
import { requireHumanCheck } from '../captcha/human-check.ts';
import { failure } from '../errors.ts';
import { open } from '../http/route.ts';
import type { Call, SandboxRoute } from '../http/route.ts';
import { brandName } from '../merchants/brand-name.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireOffers } from '../site/require-offer.ts';
import { ways } from '../site/offers.ts';
import { messageWords } from './message-words.ts';
import type { SmsPurpose } from './sms-codes.ts';
import { phoneServiceFor } from './phone-proof.ts';
import { reserveCode } from './reserve-code.ts';
import { makeSmsCode } from './sms-codes.ts';

/** Codes by text message (rows A-235… ). */
export const smsRoutes: readonly SandboxRoute[] = [open('smsCode', sendCode)];

/** The number is named `mobileNo` for a registration and `mobileNum` for a login or a new password. */
async function sendCode(sandbox: Sandbox, call: Call) {
  const { merchant, body } = call;
  const purpose: SmsPurpose = body['mobileNo'] === undefined ? 'member' : 'registration';
  const mobile = await mobileOf(sandbox, call, body['mobileNo'] ?? body['mobileNum']);
  if (!mobile) throw failure('mobile.invalid');
  await requireSmsPurpose(sandbox, call, purpose);
  // A third party sends this merchant's codes; ours would open nothing.
  if (await phoneServiceFor(sandbox, merchant)) throw failure('no.permission');
  const target = { merchant, mobile, purpose };
  await reserveCode(sandbox, call, target, () => requireHumanCheck(sandbox, call));
  const { code, expiresAt } = await makeSmsCode(sandbox, target);
  // Who asks for the code of a number without an account gets the same answer, as soon, and no message: nobody can probe.
  sandbox.later.run(async () => {
    if (purpose === 'member' && !(await findByMobile(sandbox, merchant, mobile))) return;
    const brand = await brandName(sandbox, merchant);
    const text = messageWords[call.language].code({ code, brand });
    await sandbox.sms.send({ merchant, recipient: `+${mobile}`, ...text });
  });
  return { value: { expirationTime: expiresAt.getTime() } };
}

/** A code is sent only where the site has something to do with it: a registration that asks for one, a login, a recovery. */
async function requireSmsPurpose(sandbox: Sandbox, call: Call, purpose: SmsPurpose): Promise<void> {
  if (purpose !== 'registration') {
    await requireOffers(sandbox, call, [{ any: [ways.loginByMobile, ways.recoveryByPhone] }]);
    return;
  }
  const effective = await sandbox.sites.get(call.merchant);
  const forms = effective ? Object.values(registrationForms(effective)) : undefined;
  if (forms && !forms.some((form) => isAsked(form, 'verificationCode'))) throw failure('no.permission');
}
