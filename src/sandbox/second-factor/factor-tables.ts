/** Members who show a code of an authenticator app besides what they log in with. */
export interface SecondFactorTable {
  account: number;
  /** Encrypted Base32. */
  secret: string;
  /** The 30 seconds, counted from 1970, of the last code that was taken; none of them or before is taken again. */
  last_step: number;
  created_at: Date;
}

/** A second factor that waits for the first code of its app. */
export interface FactorSetupTable {
  account: number;
  /** Encrypted Base32. */
  secret: string;
  expires_at: Date;
}

/** Codes for who has lost the app: `name` is their first letters, by which one is found; the rest is hashed. Used ones are gone. */
export interface RecoveryCodeTable {
  account: number;
  name: string;
  code_hash: string;
}
