import type { EndpointName } from '../../contracts/endpoints.ts';
import type { SecurityEvent } from '../../storage/security-log/security-log.ts';
import type { Call } from '../http/route.ts';
import { nameKey } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';

type EventName = SecurityEvent['event'];

/** Calls that are noted whatever comes of them; of others only that they were refused. */
export const noted: Readonly<Partial<Record<EndpointName, EventName>>> = {
  login: 'login',
  loginSecondFactor: 'login',
  socialLogin: 'login',
  freePlayLogin: 'login',
  register: 'registration',
  openAccount: 'registration',
  verifyDetail: 'contact',
  changePassword: 'password',
  setPasswordByPhone: 'password',
  forgotPassword: 'password',
  setPaymentPassword: 'password',
  beginSecondFactor: 'factor',
  confirmSecondFactor: 'factor',
  renewRecoveryCodes: 'factor',
  endSecondFactor: 'factor',
  logout: 'session.end',
  endSession: 'session.end',
  endOtherSessions: 'session.end',
  giveOwnProof: 'password',
  closeAccount: 'erasure',
  exportData: 'export',
  deposit: 'deposit',
  withdraw: 'withdraw',
  transfer: 'transfer',
  collectWallets: 'transfer',
  bindBankCard: 'bankCard',
  removeBankCard: 'bankCard',
  payManualWage: 'withdraw',
  payDividend: 'withdraw',
  claimReward: 'reward',
  claimRebate: 'reward',
  claimRedRain: 'reward',
  setPlayLimit: 'safePlay',
  keepPlayLimit: 'safePlay',
  confirmPlayLimit: 'safePlay',
  takeTimeOut: 'safePlay',
  excludeSelf: 'safePlay',
  askExclusionEnd: 'safePlay',
};

/** What came of a call. */
interface Outcome {
  readonly name: EndpointName;
  readonly merchant: string;
  readonly address: string;
  /** Absent when the call was refused before it was settled. */
  readonly call?: Call | undefined;
  readonly status: number;
  readonly body: unknown;
}

/** Notes what a call did to the safety of an account or a brand: logins, passwords, sessions, money, refusals. */
export async function noteCall(
  sandbox: Sandbox,
  { name, merchant, address, call, status, body }: Outcome,
): Promise<void> {
  const isRefused = status >= 400;
  const event =
    status === 429 ? 'lockout' : (noted[name] ?? (status === 401 || status === 403 ? 'refusal' : undefined));
  if (!event) return;
  const code = isRefused ? ` ${textOf(body, 'code')}` : '';
  const account = call?.member?.id ?? (isRefused ? undefined : await accountOf(sandbox, merchant, body));
  const amount = event === 'deposit' || event === 'withdraw' ? textOf(call?.body, 'amount') : '';
  sandbox.security.note({
    event,
    outcome: isRefused ? 'refused' : 'done',
    merchant,
    account,
    address,
    ...(/^\d{1,12}(\.\d{1,2})?$/.test(amount) ? { amount } : {}),
    reference: `${name}${code}`,
  });
}

/** The account that an answer names: a login knows it only at its end. */
async function accountOf({ db, cipher }: Sandbox, merchant: string, body: unknown): Promise<number | undefined> {
  const name = textOf(Object(body).value, 'userName');
  if (name === '') return undefined;
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('name_key', '=', nameKey(cipher, merchant, name))
    .executeTakeFirst();
  return found?.id;
}

function textOf(holder: unknown, key: string): string {
  const value: unknown = Object(holder)[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
