import { PlatformError } from '../client/platform-error.ts';

export interface MobileNumber {
  readonly number: string;
  readonly countryDialingCode: string;
}

/** What a call says of a number that a third party has checked. */
export interface PhoneProof {
  readonly firebaseIdToken: string;
}

/** Sends codes by SMS and checks them: the platform itself, or a third party. Both throw `PlatformError`. */
export interface PhoneVerifier {
  /** Gives the moment at which the code ends, where that is said. */
  send(number: MobileNumber): Promise<unknown>;
  /** Checks the code that was sent last; gives nothing where the platform checks it with the call it comes with. */
  confirm(code: string): Promise<PhoneProof | undefined>;
}

/** A verifier whose code is loaded when it is first wanted. */
export function lazyVerifier(load: () => Promise<PhoneVerifier>): PhoneVerifier {
  let loaded: Promise<PhoneVerifier> | undefined;
  const open = () => {
    loaded ??= load().catch((cause: unknown) => {
      loaded = undefined;
      throw new PlatformError('NETWORK', 'The phone verification could not be loaded.', 0, {}, cause);
    });
    return loaded;
  };
  return {
    send: async (number) => (await open()).send(number),
    confirm: async (code) => (await open()).confirm(code),
  };
}
