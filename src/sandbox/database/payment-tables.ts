import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Named } from '../../contracts/platform-answer.ts';
import type { LocalText } from './local-text.ts';

/** A number of smallest units of a currency; drivers read it as text or as a number. */
type Units = ColumnType<string | number, number, number>;

/** A payment method that an operator added to a merchant, or that stands in the place of one of the seed. */
export interface PaymentMethodTable {
  merchant: string;
  direction: 'deposit' | 'withdraw';
  id: string;
  description: JSONColumnType<Named<'PaymentMethod'>, string, string>;
  position: number;
}

/** A deposit or a withdrawal. How it stands follows from what arrived (`payments/payment-state.ts`). */
export interface PaymentTable {
  id: Generated<number>;
  merchant: string;
  account: number;
  direction: 'deposit' | 'withdraw';
  method: string;
  title: JSONColumnType<LocalText, string, string>;
  /** What the account record says of it, in the language of the order. */
  note: string;
  next: Named<'PaymentNext'>;
  /** Name that the page gave the order; once for each account. */
  key: string;
  /** Name for people and for the provider. */
  reference: string;
  currency: string;
  decimals: number;
  amount: Units;
  fee: Units;
  /** Sum of the transfers. */
  received: ColumnType<string | number, number | undefined, number>;
  /** What of it was put into the wallet. */
  credited: ColumnType<string | number, number | undefined, number>;
  /** Encrypted JSON of what the player entered. */
  entered: string | null;
  /** Id of the bank card that a withdrawal goes to, which may have been removed since. */
  card: number | null;
  /** What is shown of that card's number. */
  card_digits: string | null | undefined;
  failed_at: Date | null | undefined;
  expires_at: Date | null;
  /** When the provider was told of it, and until when it may begin to be paid as it was told. */
  announced_at: ColumnType<Date | null, undefined, Date | null>;
  announced_until: ColumnType<Date | null, undefined, Date | null>;
  created_at: Date;
  changed_at: Date;
}

/** A bank card that withdrawals of an account go to. */
export interface BankCardTable {
  id: Generated<number>;
  account: number;
  /** Encrypted JSON of bank, holder and number. */
  details: string;
  created_at: Date;
}

/** Money that arrived for a payment, or that was sent by it; each transfer counts once. */
export interface PaymentTransferTable {
  payment: number;
  transfer: string;
  amount: Units;
  created_at: Date;
}

/** A message of the provider that was taken; its event and its signature are taken once. */
export interface PaymentEventTable {
  event: string;
  payment: number;
  signature: string;
  created_at: Date;
}

/** A wallet that an operator described to a merchant, or that stands in the place of one of the seed. */
export interface GameWalletTable {
  merchant: string;
  id: string;
  description: JSONColumnType<Named<'GameWallet'>, string, string>;
  position: number;
}

/** A transfer between wallets of an account, once under each key. */
export interface WalletTransferTable {
  account: number;
  key: string;
  source: string;
  target: string;
  amount: ColumnType<string, string, never>;
  movement: number;
}

/** Tables of payments and wallets. */
export interface PaymentTables {
  game_wallet: GameWalletTable;
  wallet_transfer: WalletTransferTable;
  payment_method: PaymentMethodTable;
  payment: PaymentTable;
  bank_card: BankCardTable;
  payment_transfer: PaymentTransferTable;
  payment_event: PaymentEventTable;
}
