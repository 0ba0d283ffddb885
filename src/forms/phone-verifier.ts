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
