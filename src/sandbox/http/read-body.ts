import type { FastifyInstance } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { nameDigestParameter, namesIn } from '../../contracts/named-calls.ts';
import { digestOfName } from '../../storage/limits/digest-of-name.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { hasNullCharacter } from './read-value.ts';
import type { Encrypted } from './route.ts';

/** Kinds of body: JSON, the form of the mail recovery (row A-326), and a bare JWE. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, storable(text === '' ? {} : JSON.parse(String(text))));
    } catch {
      done(failure('body.invalid'));
    }
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    const body = Object.fromEntries(new URLSearchParams(String(text)));
    if (hasNullCharacter(body)) done(failure('body.invalid'));
    else done(null, body);
  });
  server.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, text, done) => {
    done(null, { data: String(text).trim() });
  });
}

export interface ReceivedBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly wasEncrypted: boolean;
}

/**
 * Opens a body. One sent with `Encryption: JWE` is a compact JWE, alone or as `data` beside the module id (row A-230).
 * Throws when the call must be encrypted and is not, cannot be read, or names somebody else than its header, by which the
 * door has counted it.
 */
export async function openBody(
  { keys, sites }: Sandbox,
  received: {
    readonly call: EndpointName;
    readonly merchant: string;
    readonly body: unknown;
    readonly encryption: string | undefined;
    readonly demand: Encrypted | undefined;
  },
): Promise<ReceivedBody> {
  const body = asRecord(received.body ?? {});
  if (received.encryption === undefined) {
    if (received.demand === 'always') throw failure('encryption.required');
    const site = received.demand === 'bySetting' ? (await sites.get(received.merchant))?.site : undefined;
    if (site && site.settings['encryption.register'] !== false) throw failure('encryption.required');
    return { body, wasEncrypted: false };
  }
  const { data, ...beside } = body;
  if (received.encryption !== 'JWE' || typeof data !== 'string') throw failure('encryption.failed');
  const opened = await keys.open(data);
  if (opened === undefined) throw failure('encryption.failed');
  const fields = { ...beside, ...asRecord(storable(opened)) };
  if (!isNamedTruly(received.call, data, fields)) throw failure('encryption.failed');
  return { body: fields, wasEncrypted: true };
}

/** Whether everybody whom a call names is whom the header of its encrypted body states, where it states somebody. */
function isNamedTruly(call: EndpointName, jwe: string, fields: ReceivedBody['body']): boolean {
  const stated = decodeProtectedHeader(jwe)[nameDigestParameter];
  if (stated === undefined) return true;
  const digests = namesIn(call, fields).map(digestOfName);
  return digests.length > 0 && digests.every((digest) => digest === stated);
}

/** The value itself; throws for a text in it that no table can hold. */
function storable(value: unknown): unknown {
  if (hasNullCharacter(value)) throw failure('body.invalid');
  return value;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw failure('body.invalid');
  return { ...value };
}
