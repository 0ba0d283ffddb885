import type { Enrolment } from '../../src/contracts/console/session.ts';
import { callPort, type DoorAnswer } from './stack-address.ts';
import { totpOf } from './totp.ts';

/** Somebody who is signed in at the console, and calls it as its page would. */
export interface Staff {
  /** Value of the session's cookie, with its name. */
  readonly cookie: string;
  /** With a body it is an act. */
  call(path: string, body?: object): Promise<DoorAnswer>;
  /** As `call`, and gives what the answer says. @throws when the console refuses. */
  ask<T>(path: string, body?: object): Promise<T>;
}

interface Joining {
  readonly port: number;
  /** One-time link. */
  readonly link: string;
  readonly name: string;
  /** Address that the calls name as theirs, where the service believes this machine. */
  readonly address?: string;
}

/** Follows a one-time link of a console of this machine, without a browser. @throws when the console refuses. */
export async function joinStaff({ port, link, name, address }: Joining): Promise<Staff> {
  const { host, origin, hash } = new URL(link);
  const call = (path: string, body?: object, cookie = '') =>
    callPort(port, `/api${path}`, {
      host,
      headers: {
        cookie,
        ...(body ? { origin } : {}),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      ...(body ? { body } : {}),
    });
  const token = hash.slice(1);
  const { secret } = read<Enrolment>(
    '/join',
    await call('/join', { token, name, password: `${name} keeps a long one` }),
  );
  const joined = await call('/join/confirm', { token, code: totpOf(secret) });
  read('/join/confirm', joined);
  const cookie = [joined.headers['set-cookie']].flat()[0]?.split(';', 1)[0] ?? '';
  return {
    cookie,
    call: (path, body) => call(path, body, cookie),
    ask: async <T>(path: string, body?: object) => read<T>(path, await call(path, body, cookie)),
  };
}

function read<T>(path: string, { status, text }: DoorAnswer): T {
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 1_000)}`);
  return JSON.parse(text) as T;
}
