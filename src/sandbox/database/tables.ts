import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AgentTables } from './agent-tables.ts';
import type { NamedDevice } from '../accounts/name-device.ts';
import type { ChatTables } from './chat-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { ContractTable, RainClaimTable, RainEventTable } from './contract-tables.ts';
import type { ReferralTable } from '../referral/referral-table.ts';
import type { PlayLimitTable, PlayPauseTable, PlayTimeTable } from './safe-play-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { FactorSetupTable, RecoveryCodeTable, SecondFactorTable } from '../second-factor/factor-tables.ts';
import type { SettlementRunTable, SettlementTable } from './settlement-tables.ts';

type Json<T> = JSONColumnType<T & object, string, string>;
/** Money crosses the database as decimal text, never as a floating-point number. */
type Decimal = ColumnType<string, string, string>;

/** Contact and identity fields of a registration that no rule of the platform reads. */
export type Profile = Readonly<Record<string, string>>;

/** Progress towards the next rank (row A-169). */
export interface Rank {
  readonly labelId?: number;
  readonly completedConditions?: number;
  readonly totalExpectedConditions?: number;
}

/** Choices of the operator per merchant that are no site configuration. */
export interface MerchantSettings {
  readonly defaultCountry?: string;
  readonly blockedCountries?: readonly string[];
  /** Who may log in at this entry (decision 8). */
  readonly audience?: 'all' | 'members' | 'agents';
}

/** Every table of the sandbox. */
export interface Tables extends AgentTables, ChatTables, ContentTables, PaymentTables {
  merchant: { code: string; settings: Json<MerchantSettings>; created_at: Generated<Date> };
  account: AccountTable;
  session: {
    token_hash: string;
    account: number;
    merchant: string;
    created_at: Date;
    /** When the player last did something themselves. */
    acted_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    /** When the player proved anew that it was them, after the sign-in. */
    proved_at: Date | null;
    /** When the player confirmed the sums that are shown after a login; absent until then. */
    sums_seen_at: Date | null;
    /** Name that the player's list of devices calls it by. */
    id: Generated<string>;
    device: Json<NamedDevice>;
    country: string | null;
  };
  captcha: {
    id: string;
    merchant: string;
    address: string;
    answer_hash: string;
    expires_at: Date;
    used: Generated<boolean>;
  };
  sms_code: {
    id: Generated<number>;
    merchant: string;
    /** Fingerprint of the number. */
    mobile: string;
    purpose: string;
    code_hash: string;
    failures: Generated<number>;
    expires_at: Date;
    used: Generated<boolean>;
    created_at: Date;
  };
  outbox: {
    id: Generated<number>;
    merchant: string;
    kind: 'sms' | 'mail';
    /** Encrypted. */
    recipient: string;
    subject: string;
    /** Encrypted. */
    body: string;
    created_at: Date;
  };
  encryption_key: {
    kid: string;
    public_jwk: Json<Record<string, unknown>>;
    /** Encrypted JSON. */
    private_jwk: string;
    created_at: Date;
  };
  ledger: { id: Generated<number>; merchant: string; account: number | null; kind: string };
  movement: {
    id: Generated<number>;
    merchant: string;
    kind: string;
    note: string;
    created_at: Date;
    /** The payment that it belongs to. */
    payment: number | null | undefined;
  };
  entry: { movement: number; ledger: number; amount: Decimal };
  bet: {
    id: Generated<number>;
    merchant: string;
    account: number;
    node_id: string;
    stake: Decimal;
    payout: Decimal;
    created_at: Date;
  };
  favourite: { account: number; node_id: string; created_at: Date };
  recent: { account: number; node_id: string; played_at: Date };
  social_attempt: {
    state_hash: string;
    merchant: string;
    provider: string;
    verifier: string;
    nonce: string;
    redirect_uri: string;
    expires_at: Date;
  };
  /** Who a provider's person is here; its name for them never changes hands. */
  social_identity: { merchant: string; provider: string; subject: string; account: number };
  /** Proofs that were used, until they would have ended anyway: solved work, and sign-ins by phone elsewhere. */
  spent_work: { merchant: string; signature: string; expires_at: Date };
  play_session: {
    id: Generated<number>;
    merchant: string;
    account: number;
    /** The site's session that the game was launched under; when it ends, so does the game. */
    login_hash: string;
    node_id: string;
    is_free: boolean;
    play_money: Decimal;
    play_type: 'trad' | 'ent';
    site_origin: string;
    back_path: string;
    launch_hash: string;
    launch_until: Date;
    token_hash: string | null | undefined;
    ends_at: Date;
  };
  round: {
    id: Generated<number>;
    play_session: number;
    account: number;
    /** Name that the page gave the round. */
    key: string;
    stake: Decimal;
    payout: Decimal;
    outcome: Json<Record<string, unknown>>;
    shown: Generated<boolean>;
    created_at: Date;
  };
  affiliate: { merchant: string; code: string; domain: string; account: number | null };
  contract: ContractTable;
  rain_event: RainEventTable;
  rain_claim: RainClaimTable;
  play_limit: PlayLimitTable;
  referral: ReferralTable;
  play_pause: PlayPauseTable;
  second_factor: SecondFactorTable;
  factor_setup: FactorSetupTable;
  recovery_code: RecoveryCodeTable;
  play_time: PlayTimeTable;
  settlement: SettlementTable;
  settlement_run: SettlementRunTable;
}

interface AccountTable {
  id: Generated<number>;
  merchant: string;
  /** Encrypted. */
  name: string;
  /** Fingerprint of the name in lower case: two names that differ in case only are one account. */
  name_key: string;
  type: number;
  password_hash: string | null;
  payment_hash: string | null;
  temporary_hash: string | null;
  temporary_until: Date | null;
  /** Encrypted. */
  nickname: string | null;
  /** Encrypted. */
  email: string | null;
  /** Encrypted: digits with the dialling code, without a plus sign. */
  mobile: string | null;
  /** Fingerprint of the number. */
  mobile_key: string | null;
  /** Encrypted JSON of a `Profile`. */
  profile: string | null;
  upline: number | null;
  icon: Generated<number>;
  /** Uploaded picture as WebP; shown instead of the icon. */
  picture: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** Details that the player has proved: `mobileNum`, `email`. */
  verified: ColumnType<readonly string[], string | undefined, string>;
  /** What stands in the player's invitation link in place of a name that is a phone number; made at the first demand. */
  invite_code: Generated<string | null>;
  label: string | null;
  rank: ColumnType<Rank, string | undefined, string>;
  first_login: Generated<boolean>;
  /** When the player last began a session. */
  signed_in_at: Date | null | undefined;
  /** When the player confirmed that they have seen the tools of safe play; absent until then. */
  tools_seen_at: Generated<Date | null>;
  disabled: Generated<boolean>;
  /** When the player closed it; from then on nobody opens it. */
  closed_at: Date | null | undefined;
  /** When who they are was erased. */
  erased_at: Date | null | undefined;
  created_at: Date;
}
