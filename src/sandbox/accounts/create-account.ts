import type { Rates } from '../database/agent-tables.ts';
import { setRates } from '../agents/rates.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Profile } from '../database/tables.ts';
import { hashPassword } from '../../storage/passwords.ts';
import { openPersonal, sealPersonal } from './personal-data.ts';
import { noteReferral, referralTerms } from '../referral/reward-referral.ts';
import { moveMoney } from '../wallet/ledger.ts';

/** What an account is made from. */
export interface NewAccount {
  readonly merchant: string;
  readonly name: string;
  readonly type: number;
  readonly password?: string | undefined;
  /** Password for withdrawals. */
  readonly paymentPassword?: string | undefined;
  /** A hash made before, instead of a password. */
  readonly passwordHash?: string;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly nickname?: string | undefined;
  readonly upline?: number | undefined;
  /** The player by whose link it came. */
  readonly referrer?: number | undefined;
  /** Rebate rates that hold from the beginning. */
  readonly rates?: Rates | undefined;
  readonly profile?: Profile;
  /** Opening balance as decimal text, if there is one. */
  readonly balance?: string;
}

/** Makes an account with its wallet, in one transaction. Throws when the name or number is taken meanwhile. */
export async function createAccount(sandbox: Sandbox, made: NewAccount) {
  const { cipher } = sandbox;
  const { merchant, name, mobile, profile = {} } = made;
  const passwordHash = made.passwordHash ?? (made.password === undefined ? null : await hashPassword(made.password));
  const paymentHash = made.paymentPassword === undefined ? null : await hashPassword(made.paymentPassword);
  const terms = made.referrer === undefined ? undefined : await referralTerms(sandbox, merchant);
  try {
    return await sandbox.db.transaction().execute(async (db) => {
      const account = await db
        .insertInto('account')
        .values({
          merchant,
          ...sealPersonal(cipher, merchant, {
            name,
            nickname: made.nickname ?? profile['nickname'] ?? null,
            email: made.email ?? profile['email'] ?? null,
            mobile: mobile ?? null,
            profile,
          }),
          type: made.type,
          password_hash: passwordHash,
          payment_hash: paymentHash,
          temporary_hash: null,
          temporary_until: null,
          upline: made.upline ?? null,
          created_at: sandbox.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (made.balance !== undefined) {
        const opening = { kind: 'opening', note: 'Opening balance', at: sandbox.now() } as const;
        await moveMoney(db, merchant, [{ account: account.id, amount: made.balance, ...opening }]);
      }
      if (made.referrer !== undefined)
        await noteReferral({ db, now: sandbox.now }, { friend: account.id, referrer: made.referrer, terms });
      await setRates(db, { account: account.id, rates: made.rates ?? {}, from: sandbox.now() });
      return openPersonal(cipher, account);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw failure('username.exists');
    throw error;
  }
}

const profileFields = [
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
] as const;
const originFields = ['registerUrl', 'registerMethod', 'domain'] as const;

/** The part of a registration that is kept as the player's profile; passwords never are. */
export function profileOf(data: Readonly<Record<string, unknown>>): Profile {
  return textsOf(data, profileFields);
}

/** Where a registration came from (row A-232). */
export function originOf(body: Readonly<Record<string, unknown>>): Profile {
  return textsOf(body, originFields);
}

function textsOf(body: Readonly<Record<string, unknown>>, fields: readonly string[]): Profile {
  const kept = fields.flatMap((field) => {
    const value = body[field];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, 500)] as const] : [];
  });
  return Object.fromEntries(kept);
}
