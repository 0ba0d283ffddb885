import { CONSOLE_API, type ConsoleRefusal } from '../../contracts/console/api.ts';
import { Refusal } from './refusal.ts';

/**
 * Asks the service of this host. With a body it is a POST. Throws `Refusal` for whatever is not a 2xx, and with the code
 * `OFFLINE` when no answer came.
 */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const answer = await fetch(`${CONSOLE_API}${path}`, { ...init, credentials: 'same-origin' }).catch(() => undefined);
  if (!answer) throw new Refusal({ code: 'OFFLINE', message: '' });
  const value: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return value as T;
  throw new Refusal(isRefusal(value) ? value : { code: 'INTERNAL', message: '' });
}

function isRefusal(value: unknown): value is ConsoleRefusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
