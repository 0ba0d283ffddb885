import type { ConsoleRefusal, ConsoleRefusalCode } from '../../../contracts/console/api.ts';

/** Status of every refusal of the console. */
export const statusOf: Readonly<Record<ConsoleRefusalCode, number>> = {
  INVALID: 400,
  SIGNED_OUT: 401,
  WRONG_SIGN_IN: 401,
  FORBIDDEN: 403,
  WRONG_ORIGIN: 403,
  STEP_UP: 403,
  NO_PASSKEY: 403,
  NOT_FOUND: 404,
  MOVED: 409,
  CONFLICT: 409,
  REFUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNREACHABLE: 502,
};

/** Ends a call of the console with a refusal that people can read. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: ConsoleRefusal;

  constructor(code: ConsoleRefusalCode, message: string, more: Partial<ConsoleRefusal> = {}) {
    super(message);
    this.refusal = { code, message, ...more };
  }
}
