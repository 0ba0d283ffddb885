import type { ConsoleRefusal } from '../../contracts/console/api.ts';

/** An answer that is no answer: what the service said, that it could not be reached (`OFFLINE`), or that the browser gave no passkey (`PASSKEY`). */
export class Refusal extends Error {
  readonly code: ConsoleRefusal['code'] | 'OFFLINE' | 'PASSKEY';
  readonly details: Omit<ConsoleRefusal, 'code' | 'message'>;

  constructor({ code, message, ...details }: Omit<ConsoleRefusal, 'code'> & { readonly code: Refusal['code'] }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
