import { getApps, initializeApp } from '@firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import { PlatformError } from '../client/platform/platform-error.ts';
import type { Clock } from '../client/runtime-types.ts';
import { isOwnMachine, type PhoneService } from '../engine/phone-service.ts';
import type { MobileNumber, PhoneProof, PhoneVerifier } from './phone-verifier.ts';
import { admitRecaptcha } from './recaptcha-scripts.ts';

/** Somebody who closes the puzzle of reCAPTCHA gets no answer; then the button is theirs again. */
const sendLimitMs = 120_000;
/** How long a proof is offered again, when the call that it was for failed for another reason. */
const proofMs = 4 * 60_000;

/** Sends and checks codes by Firebase, and keeps nothing in the browser (rows ). */
export function openFirebaseVerifier(service: Required<PhoneService>, clock: Clock): PhoneVerifier {
  const emulator = isOwnMachine(service.emulator) ? service.emulator : undefined;
  const auth = openAuth(service, emulator);
  let sent: ConfirmationResult | undefined;
  let proven: { readonly code: string; readonly proof: PhoneProof; readonly until: number } | undefined;
  return {
    async send(number) {
      [sent, proven] = [undefined, undefined];
      if (emulator === undefined) admitRecaptcha();
      sent = await inTime(clock, sendCode(auth, internationalNumber(number))).catch(rethrow);
      return undefined;
    },
    async confirm(code) {
      if (proven?.code === code && proven.until > clock.now()) return proven.proof;
      if (!sent) throw new PlatformError('verification.code.error', 'No code was sent.', 0);
      const { user } = await sent.confirm(code).catch(rethrow);
      const proof = { firebaseIdToken: await user.getIdToken().catch(rethrow) };
      proven = { code, proof, until: clock.now() + proofMs };
      return proof;
    },
  };
}

/** The number as Firebase wants it: plus sign, dialling code, and no national leading zero. */
export function internationalNumber({ number, countryDialingCode }: MobileNumber): string {
  const digits = (text: string) => text.replace(/\D/g, '');
  return `+${digits(countryDialingCode)}${digits(number).replace(/^0+/, '')}`;
}

// Every step gives what an earlier one made, so that the screens of a page share one.
function openAuth({ apiKey, projectId }: PhoneService, emulator: string | undefined): Auth {
  const name = `phone ${projectId} ${apiKey} ${emulator ?? ''}`;
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ apiKey, projectId }, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

async function sendCode(auth: Auth, number: string): Promise<ConfirmationResult> {
  const place = document.body.appendChild(document.createElement('div'));
  const human = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await signInWithPhoneNumber(auth, number, human);
  } finally {
    human.clear();
    place.remove();
  }
}

function inTime<T>(clock: Clock, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(sendLimitMs, () => reject(new PlatformError('TIMEOUT', 'No code was sent in time.', 0)));
    work.finally(cancel).then(resolve, reject);
  });
}

/** Firebase's codes in the words of the platform; all others are an unknown error. */
const codes: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code': 'verification.code.error',
  'auth/missing-verification-code': 'verification.code.error',
  'auth/invalid-verification-id': 'verification.code.error',
  'auth/code-expired': 'verification.code.error',
  'auth/invalid-phone-number': 'mobile.invalid',
  'auth/missing-phone-number': 'mobile.invalid',
  'auth/network-request-failed': 'NETWORK',
  'auth/timeout': 'TIMEOUT',
  'auth/too-many-requests': 'rate.limited',
  'auth/quota-exceeded': 'rate.limited',
  'auth/captcha-check-failed': 'human.check.failed',
  'auth/missing-app-credential': 'human.check.failed',
  'auth/invalid-app-credential': 'human.check.failed',
  'auth/user-disabled': 'user.not.exist',
};

function rethrow(error: unknown): never {
  if (error instanceof PlatformError) throw error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  throw new PlatformError(codes[code] ?? 'unknown.error', message, 0, {}, error);
}
