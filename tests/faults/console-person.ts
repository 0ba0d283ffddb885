import type { Enrolment, JoinBody } from '../../src/contracts/console/session.ts';
import { callPort } from '../support/stack-address.ts';
import { totpOf } from '../support/totp.ts';

/** Somebody at the console of a service, whose session outlives the service. */
export interface ConsolePerson {
  /** Asks the console; with a body it is an act. Throws when it refuses or is not there. */
  ask<T>(path: string, body?: object): Promise<T>;
}

/** Joins the console of a service by its one-time link. */
export async function joinByLink(port: number, link: string): Promise<ConsolePerson> {
  const { host, origin } = new URL(link);
  const call = async (path: string, body?: object, cookie = '') => {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...(body ? { origin } : {}) };
    const answer = await callPort(port, `/api${path}`, { host, headers, ...(body ? { body } : {}) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  const token = new URL(link).hash.slice(1);
  const own: JoinBody = { token, name: 'Fay Lund', password: 'a quiet night on duty' };
  const { secret }: Enrolment = JSON.parse((await call('/join', own)).text);
  const { headers } = await call('/join/confirm', { token, code: totpOf(secret) });
  const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  return { ask: async (path, body) => JSON.parse((await call(path, body, cookie)).text) };
}
