import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What an id of a proxy looks like; `$request_id` of nginx is 32 hexadecimal digits. */
const idOfProxy = /^[\w-]{8,64}$/;

/** The id under which a request is logged: what a named proxy calls it in `x-request-id`, or one of our own. */
export function requestIdOf(isBehindProxy: boolean): (raw: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return isBehindProxy && typeof given === 'string' && idOfProxy.test(given) ? given : randomUUID();
  };
}
