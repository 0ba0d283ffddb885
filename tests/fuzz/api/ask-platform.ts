import type { JWK } from 'jose';
import { endpoints, type EndpointName } from '../../../src/contracts/endpoints.ts';
import { openDoor } from '../../support/stack-address.ts';
import { sealBody } from './seal-body.ts';

/** What a call of the world's own brings along. */
export interface Call {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Id of the captcha that the body answers. */
  readonly captcha?: string;
  /** Keys to encrypt the body with. */
  readonly sealed?: { readonly keys: readonly JWK[] };
}

/** Calls one brand of the platform. */
export type Ask = <T>(merchant: string, name: EndpointName, request?: Call) => Promise<{ readonly value: T }>;
let household = 0;

/** Calls the platform as a household of its own. */
export async function askPlatform<T>(
  port: number,
  merchant: string,
  name: EndpointName,
  request: Call,
): Promise<{ value: T }> {
  const { method, path } = endpoints[name];
  const { token, query = {}, body, captcha, sealed } = request;
  household += 1;
  const headers = {
    merchant,
    // The world is no subject of the limits that it is looked at through.
    'x-forwarded-for': `172.20.${household >> 8}.${household & 255}`,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(captcha === undefined ? {} : { 'captcha-id': captcha }),
    ...(sealed ? { encryption: 'JWE', 'content-type': 'application/jose' } : {}),
  };
  const text = sealed ? await sealBody(Buffer.from(JSON.stringify(body)), 'right', sealed) : undefined;
  const call = { method, headers, ...(text === undefined ? { ...(body === undefined ? {} : { body }) } : { text }) };
  return openDoor<{ value: T }>(port, `${path}?${new URLSearchParams(query)}`, call);
}
