import type { FastifyRequest } from 'fastify';
import { noteAct, readSession } from '../accounts/sessions.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../merchants/language.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import type { Sandbox } from '../sandbox.ts';
import { polls } from './polls.ts';
import { openBody } from './read-body.ts';
import { hasNullCharacter } from './read-value.ts';
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
  await ensureMerchant(sandbox, merchant);
  const query = queryOf(request);
  const encryption = textOf(request.headers['encryption']);
  const { body, wasEncrypted } = await openBody(sandbox, {
    call: route.name,
    merchant,
    body: request.body,
    encryption,
    demand: route.encrypted,
  });
  const token = headerToken(request) ?? (await listedToken(sandbox, merchant, { ...body, ...query }));
  const session = token === undefined ? undefined : await readSession(sandbox, token);
  if (session && session.merchant !== merchant) throw failure('merchant.mismatch');
  if (token !== undefined && !session && route.name !== 'logout') throw failure('session.ended');
  if (route.access === 'member' && !session && route.name !== 'logout') throw failure('not.logged.in');
  if (session && !polls.has(route.name)) await noteAct(sandbox, session);
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

/** The query with its values as text; of a repeated name the last value counts. Throws for a text that no table can hold. */
export function queryOf(request: FastifyRequest): Readonly<Record<string, string>> {
  const query = Object.fromEntries(new URL(request.url, 'http://sandbox').searchParams);
  if (hasNullCharacter(query)) throw failure('body.invalid');
  return query;
}

function headerToken(request: FastifyRequest): string | undefined {
  const header = textOf(request.headers['authorization']);
  return header?.startsWith('Bearer ') ? header.slice(7) : undefined;
}

/**
 * The token among the fields of a call, where the specification lists it (decision 3). Addresses end up in logs and
 * histories, so that it counts for those sites only that have said so.
 */
async function listedToken({ sites }: Sandbox, merchant: string, fields: Call['body']): Promise<string | undefined> {
  const { token } = fields;
  if (typeof token !== 'string' || token === '') return undefined;
  const published = await sites.get(merchant).catch(() => undefined);
  return published?.site.settings['api.tokenInQuery'] === true ? token : undefined;
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
