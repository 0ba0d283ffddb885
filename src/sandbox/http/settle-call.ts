import type { FastifyRequest } from 'fastify';
import { readSession } from '../accounts/sessions.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../merchants/language.ts';
import { knowMerchant } from '../merchants/know-merchant.ts';
import type { Sandbox } from '../sandbox.ts';
import { openBody } from './read-body.ts';
import type { Call, SandboxRoute } from './route.ts';

/** The merchant that a request names: the header that the service forces from the host, else the specification's parameter. */
export function merchantOf(request: FastifyRequest): string {
  const header = textOf(request.headers['merchant']);
  const named = queryOf(request)['merchantCode'];
  const merchant = header ?? named;
  if (!merchant) throw failure('merchant.missing');
  if (named !== undefined && named !== merchant) throw failure('merchant.mismatch');
  return merchant;
}

/**
 * Settles who calls, for which merchant and with what: throws for an unknown merchant, an ended session, a session of
 * another merchant, a missing session where one is needed, and a body that cannot be read.
 */
export async function settleCall(
  sandbox: Sandbox,
  route: SandboxRoute,
  request: FastifyRequest,
): Promise<{ readonly call: Call; readonly wasEncrypted: boolean }> {
  const merchant = merchantOf(request);
  await knowMerchant(sandbox, merchant);
  const query = queryOf(request);
  const encryption = textOf(request.headers['encryption']);
  const { body, wasEncrypted } = await openBody(sandbox, {
    merchant,
    body: request.body,
    encryption,
    demand: route.encrypted,
  });
  const token = tokenOf(request, query, body);
  const session = token === undefined ? undefined : await readSession(sandbox, token);
  if (session && session.merchant !== merchant) throw failure('merchant.mismatch');
  if (token !== undefined && !session && route.name !== 'logout') throw failure('session.ended');
  if (route.access === 'member' && !session && route.name !== 'logout') throw failure('not.logged.in');
  const call: Call = {
    merchant,
    language: languageOf(query, textOf(request.headers['accept-language'])),
    address: request.ip,
    query,
    body,
    header: (name) => textOf(request.headers[name]),
    ...(session && token !== undefined ? { member: session.member, token } : {}),
  };
  return { call, wasEncrypted };
}

/** The query with its values as text; of a repeated name the last value counts. */
export function queryOf(request: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(request.url, 'http://sandbox').searchParams);
}

/** The token: from the header, or where a merchant sends it as the specification lists it (decision 3). */
function tokenOf(request: FastifyRequest, query: Call['query'], body: Call['body']): string | undefined {
  const header = textOf(request.headers['authorization']);
  if (header?.startsWith('Bearer ')) return header.slice(7);
  const sent = query['token'] ?? body['token'];
  return typeof sent === 'string' && sent !== '' ? sent : undefined;
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
