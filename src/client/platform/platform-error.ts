/** Codes that the client itself gives to a failed call. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'EMPTY_URL' | 'UNREADABLE';

/** A platform call that failed: `code` decides, `message` is the server's own text, `value` what it sent along. */
export class PlatformError extends Error {
  readonly code: string;
  readonly status: number;
  readonly value: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    status: number,
    value: Readonly<Record<string, unknown>> = {},
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PlatformError';
    this.code = code;
    this.status = status;
    this.value = value;
  }
}
