import type { PlatformFailure } from '../contracts/endpoints.ts';
import { waitInWords } from '../storage/limits/wait-in-words.ts';

interface ErrorKind {
  readonly status: number;
  readonly message: string;
}

/** Every failure the sandbox answers: code → HTTP status and English text (rows A-352…A-371). Codes are permanent. */
export const platformErrors = {
  'unknown.error': { status: 500, message: 'Unknown error' },
  'not.logged.in': { status: 401, message: 'You are not logged in, please login first' },
  'session.ended': { status: 401, message: 'The account has been logged out, please log in again' },
  'session.gone': { status: 404, message: 'That device is signed out already' },
  'login.failed': { status: 400, message: 'The user name or the password is not right' },
  'login.nonMember': { status: 403, message: 'Non-member account unable to login' },
  'login.nonAgent': { status: 403, message: 'Non-agents cannot log in' },
  'factor.wrong': {
    status: 400,
    message: 'The code is not right. Check the clock of the phone, or wait for the next code',
  },
  'factor.stale': { status: 409, message: 'That took too long. Please begin again' },
  'factor.on': { status: 409, message: 'Two-step login is set up already' },
  'factor.required': { status: 403, message: 'Please set up two-step login first' },
  'social.failed': { status: 400, message: 'The sign-in could not be completed. Please try again' },
  'social.unavailable': { status: 502, message: 'The sign-in service cannot be reached. Please try again later' },
  'social.newcomer': { status: 409, message: 'Accept the terms to open your account' },
  'human.check.failed': { status: 400, message: 'The security check failed. Please try again' },
  'verification.unavailable': { status: 502, message: 'The phone check cannot be reached. Please try again later' },
  'verification.code.error': { status: 400, message: 'Verification code error' },
  'sms.tooSoon': { status: 429, message: 'A code is on its way. Please wait before you ask for another' },
  'mobile.invalid': { status: 400, message: 'Please enter a valid mobile number' },
  'mobile.taken': { status: 409, message: 'Sorry, the mobile number already has an account' },
  'captcha.error': { status: 400, message: 'Wrong captcha' },
  'captcha.required': { status: 400, message: 'Enter a captcha' },
  'no.permission': {
    status: 403,
    message: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  },
  free_reject: { status: 403, message: 'Please login an actual account to use this function' },
  'user.not.exist': { status: 404, message: 'Sorry, the user does not exist or is disabled' },
  'username.exists': { status: 409, message: 'Sorry, the username already exists' },
  'referrer.error': { status: 400, message: 'Referrer link error' },
  'agent.error': { status: 400, message: 'Incorrect agent information' },
  'rate.invalid': { status: 422, message: 'A rate is between what the member has and your own' },
  'invitation.many': { status: 409, message: 'Delete an invitation before you make another' },
  'invitation.wrong': { status: 400, message: 'Invalid invitation code' },
  'registration.closed': { status: 403, message: 'Registration is closed' },
  'registration.invalid': { status: 422, message: 'Some fields need another value' },
  FORM_CHANGED: { status: 409, message: 'The form has changed. Please check it and send it again' },
  'modify.new.old.same': { status: 400, message: 'The new and old passwords cannot be the same' },
  'password.wrong': { status: 400, message: 'The old password is not right' },
  'password.invalid': { status: 422, message: 'Password format incorrect' },
  'password.common': { status: 422, message: 'This password is easy to guess. Please choose another' },
  'confirm.different': { status: 422, message: 'Confirmation password not matched' },
  'feedback.invalid': { status: 422, message: 'Please write 10 to 200 characters' },
  'nickname.invalid': { status: 422, message: 'This name cannot be used' },
  'picture.invalid': { status: 422, message: 'Choose a PNG or JPG picture of at most 5 MB' },
  'detail.invalid': { status: 422, message: 'Please check what you have entered' },
  'detail.fixed': { status: 409, message: 'This is confirmed. Customer service can change it' },
  'amount.invalid': { status: 422, message: 'Choose an amount within the limits' },
  'balance.low': { status: 409, message: 'Your balance is lower than this amount' },
  'closing.balance': { status: 409, message: 'Please withdraw your balance first' },
  'closing.payment': {
    status: 409,
    message: 'A payment of yours is still on its way. Please wait until it has arrived',
  },
  'closing.agent': { status: 403, message: 'Customer service closes the accounts of agents' },
  'play.paused': { status: 403, message: 'You have taken a break from play. Withdrawals, records and help stay open' },
  'play.notice': { status: 403, message: 'Confirm first what is shown to you before you play' },
  'play.rest': { status: 403, message: 'Take a short rest: play opens again in a few minutes' },
  'limit.deposit': { status: 409, message: 'This deposit goes over the limit that you have set' },
  'limit.cap': { status: 409, message: 'This deposit goes over what the site admits in a calendar month' },
  'limit.loss': { status: 409, message: 'This stake could go over the loss limit that you have set' },
  'limit.stake': { status: 409, message: 'This stake is higher than the limit that you have set' },
  'limit.time': { status: 409, message: 'You have played today for as long as you wanted to at most' },
  'limit.notYet': { status: 409, message: 'No change of this limit waits for your word now' },
  'limit.invalid': { status: 422, message: 'Choose a limit of at least 1 with no more decimals than the currency has' },
  'pause.invalid': { status: 422, message: 'Choose one of the lengths that are offered' },
  'pause.notYet': { status: 409, message: 'No exclusion of yours can be ended now' },
  'registration.refused': {
    status: 403,
    message: 'No account can be held with these details. Customer service can tell you more',
  },
  'signin.again': { status: 409, message: 'Please sign out and in again, then try once more' },
  'proof.needed': { status: 403, message: 'Prove that it is you first' },
  'payment.missing': { status: 409, message: 'Set a withdrawal password first' },
  'payment.wrong': { status: 400, message: 'The withdrawal password is not right' },
  'application.invalid': { status: 422, message: 'Write at most 140 characters and add at most three pictures' },
  'application.exists': { status: 409, message: 'You have applied for this promotion already' },
  'method.gone': { status: 409, message: 'This way to pay is not offered right now. Please choose another' },
  'card.gone': { status: 409, message: 'This bank card is not one of yours. Please choose another' },
  'card.bound': { status: 409, message: 'This bank card is bound already' },
  'card.many': { status: 409, message: 'Remove a bank card before you add another' },
  'fields.invalid': { status: 422, message: 'Please check what you entered' },
  'payment.key': { status: 409, message: 'This payment was ordered already, with another amount or another way' },
  'wallet.gone': { status: 409, message: 'This wallet is not offered right now. Please choose another' },
  'transfer.key': { status: 409, message: 'This transfer was made already, with another amount or other wallets' },
  'settlement.gone': { status: 404, message: 'This payment is not yours to make' },
  'reward.gone': { status: 409, message: 'There is nothing to collect right now' },
  'contract.gone': { status: 409, message: 'This contract has been answered or taken back already' },
  'contract.none': { status: 409, message: 'You can offer a contract once you have one yourself' },
  'contract.invalid': { status: 422, message: 'Please check the terms of the contract' },
  'contract.beyond': { status: 422, message: 'These terms go beyond your own contract' },
  'rain.closed': { status: 409, message: 'The red envelope rain is not running right now' },
  'rain.claimed': { status: 409, message: 'You have opened all your red envelopes of this rain' },
  'rain.empty': { status: 409, message: 'All red envelopes of this rain have been opened' },
  'url.empty': { status: 404, message: 'The requested url is empty. please check your request format' },
  'system.upgrading': { status: 503, message: 'System upgrading, please try again later' },
  'play.ended': { status: 401, message: 'This game has ended. Please open it again' },
  'spin.early': { status: 409, message: 'The next turn begins after a short rest' },
  'spin.stake': { status: 422, message: 'This stake is higher than the site admits for one turn' },
  'bet.invalid': { status: 422, message: 'This bet cannot be taken' },
  'body.invalid': { status: 400, message: 'The request cannot be read' },
  'encryption.required': { status: 400, message: 'This call must be encrypted' },
  'encryption.failed': { status: 400, message: 'The encrypted body cannot be read' },
  'rate.limited': { status: 429, message: 'Too many requests, please try again later' },
  'merchant.missing': { status: 400, message: 'The call names no merchant' },
  'merchant.unknown': { status: 404, message: 'The merchant is not known here' },
  'merchant.mismatch': { status: 403, message: 'The session belongs to another merchant' },
  'not.found': { status: 404, message: 'Nothing is here' },
} as const satisfies Record<string, ErrorKind>;

/** A permanent error code of the sandbox. */
export type PlatformErrorCode = keyof typeof platformErrors;

/** An expected failure: thrown by a call, answered as `{code, message, value?}`. */
export class PlatformError extends Error {
  readonly status: number;
  readonly failure: PlatformFailure;

  constructor(status: number, failure: PlatformFailure) {
    super(failure.message);
    this.name = 'PlatformError';
    this.status = status;
    this.failure = failure;
  }
}

/** The failure of a code; `value` tells the client more, for example which fields are wrong. */
export function failure(code: PlatformErrorCode, value?: Readonly<Record<string, unknown>>): PlatformError {
  const { status, message } = platformErrors[code];
  return new PlatformError(status, { code, message, ...(value ? { value } : {}) });
}

/** The failure of what was tried too often, with the wait in words and in seconds. */
export function tooMany(waitMs: number): PlatformError {
  const { status } = platformErrors['rate.limited'];
  const message = `Too many tries. Try again in ${waitInWords(waitMs)}`;
  return new PlatformError(status, { code: 'rate.limited', message, value: { waitSeconds: secondsOf(waitMs) } });
}

/** The refusal of a second code while one is on its way, with the wait in words and in seconds. */
export function codeOnItsWay(expirationTime: number, waitMs: number): PlatformError {
  const { status } = platformErrors['sms.tooSoon'];
  const message = `A code is on its way. Ask for another in ${waitInWords(waitMs)}`;
  return new PlatformError(status, {
    ...{ code: 'sms.tooSoon', message },
    value: { expirationTime, waitSeconds: secondsOf(waitMs) },
  });
}

/** Value of the `Retry-After` header of a failure that says how long to wait. */
export function retryAfterOf({ value }: PlatformFailure): string | undefined {
  const seconds = value?.['waitSeconds'];
  return typeof seconds === 'number' ? String(seconds) : undefined;
}

/** Whole seconds of a wait, never less than it is. */
function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1000));
}
