import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  AddPasskeyBody,
  PasskeyAnswer,
  PasskeyLine,
  PasskeyOffer,
  PasskeyQuestion,
} from '../../contracts/console/passkeys.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from './ask.ts';
import { Refusal } from './refusal.ts';

/** Whether a passkey can be used: at this address of the console, in this browser. */
export function canUsePasskeys({ hasPasskeys }: Pick<SessionAnswer, 'hasPasskeys'>): boolean {
  return hasPasskeys && browserSupportsWebAuthn();
}

/** Has the person's passkey answer a question. Throws `Refusal` with the code `PASSKEY` when the browser gives none. */
export async function answerQuestion({ attempt, options }: PasskeyQuestion): Promise<PasskeyAnswer> {
  try {
    return { attempt, response: await startAuthentication({ optionsJSON: options }) };
  } catch {
    throw new Refusal({ code: 'PASSKEY', message: '' });
  }
}

/** Signs somebody in by whichever passkey they choose. */
export async function signInByPasskey(): Promise<SessionAnswer> {
  const question = await ask<PasskeyQuestion>('/sign-in/passkey/begin', {});
  return ask<SessionAnswer>('/sign-in/passkey', await answerQuestion(question));
}

/** Shows a passkey in place of a fresh code. */
export async function stepUpByPasskey(): Promise<SessionAnswer> {
  const question = await ask<PasskeyQuestion>('/step-up/passkey/begin', {});
  return ask<SessionAnswer>('/step-up/passkey', await answerQuestion(question));
}

/**
 * Makes a passkey of a name and keeps it. `askFirst` asks for the offer, which needs a fresh code.
 * Throws `Refusal` with the code `PASSKEY` when the browser makes none.
 */
export async function makePasskey(
  name: string,
  askFirst: <T>(path: string, body: object) => Promise<T> = ask,
): Promise<readonly PasskeyLine[]> {
  const { attempt, options } = await askFirst<PasskeyOffer>('/passkeys/begin', {});
  const response = await startRegistration({ optionsJSON: options }).catch(() => {
    throw new Refusal({ code: 'PASSKEY', message: '' });
  });
  const body: AddPasskeyBody = { attempt, name, response };
  return askFirst<readonly PasskeyLine[]>('/passkeys', body);
}
