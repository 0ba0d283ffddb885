import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** One of a person's own passkeys. */
export interface PasskeyLine {
  readonly id: string;
  /** What the person calls it. */
  readonly name: string;
  readonly since: string;
  readonly usedAt?: string;
  /** Whether it lies in an account of several devices, so that it is not lost with one of them. */
  readonly isSynced: boolean;
}

/** What a browser asks a passkey for. An attempt is answered once, within minutes, by who asked. */
export interface PasskeyQuestion {
  readonly attempt: string;
  readonly options: PublicKeyCredentialRequestOptionsJSON;
}

/** What a browser makes a passkey from. */
export interface PasskeyOffer {
  readonly attempt: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
}

/** What a passkey said to a question. */
export interface PasskeyAnswer {
  readonly attempt: string;
  readonly response: AuthenticationResponseJSON;
}

export interface AddPasskeyBody {
  readonly attempt: string;
  /** 1 to 60 characters. */
  readonly name: string;
  readonly response: RegistrationResponseJSON;
}

export interface RemovePasskeyBody {
  readonly id: string;
}
