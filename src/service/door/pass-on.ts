import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { platformStateHeader } from '../../contracts/scene.ts';
import { chooseLanguage } from '../live/choose-language.ts';
import type { LiveSite } from '../live/live-site.ts';
import { answerMs } from '../mapping/call-platform.ts';
import type { PlatformWay, Translation } from '../mapping/platforms.ts';
import { readLimited } from '../mapping/read-limited.ts';
import type { BrandPools } from './brand-pools.ts';
import { callLimits } from './call-limits.ts';
import type { Departure } from './closed-list.ts';
import { faults, refuse } from './door-faults.ts';
import { broughtCookie, givenCookie } from './passed-cookie.ts';
import { passedAnswerHeaders, passedRequestHeaders } from './passed-headers.ts';

// A picture may be drawn while it is waited for, but a browser has six connections: one that waits for long holds up calls.
const PICTURE_MS = 5_000;

interface Passage {
  readonly departure: Departure;
  readonly site: LiveSite;
  readonly pools: BrandPools;
  /** Fires when the browser has left. */
  readonly left: AbortSignal;
  readonly way: PlatformWay;
}

/** Sends a call of the list to its platform, in the words of its mapping where there is one, and its answer back. */
export async function passOn(request: FastifyRequest, reply: FastifyReply, passage: Passage): Promise<FastifyReply> {
  const { departure, site, way } = passage;
  const { translation } = way;
  const { call, path } = departure;
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  const contentType = request.headers['content-type'];
  const cookie = broughtCookie(call, request.headers.cookie, request.protocol);
  const headers = {
    ...passedRequestHeaders(request.headers),
    ...(cookie === undefined ? {} : { cookie }),
    // What a platform writes for a player, a message among it, is in the language of the site that they see.
    'accept-language': chooseLanguage(site, request.headers.cookie),
    merchant: site.merchant,
    ...(site.platformState === undefined ? {} : { [platformStateHeader]: site.platformState }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
  };
  const plain = { method: call.method, path, query, headers, body, contentType };
  if (!translation) return send(reply, passage, plain);
  if (call.name === 'keys' && translation.key)
    return reply.header('cache-control', 'no-store').send(translation.key.published);
  const mapped = await translation.request({ call, path, merchant: site.merchant, query, body, contentType });
  if ('refused' in mapped) return refuse(reply, faults[mapped.refused]);
  const own = mappedHeaders(translation, call, headers);
  if (own instanceof Error) {
    request.log.error(own, 'a call could not be put into the words of its platform');
    return refuse(reply, faults.unreachable);
  }
  const { method, json } = mapped;
  const isBodyless = method === 'GET' || method === 'DELETE';
  const carried =
    json === undefined
      ? { body: isBodyless && method !== call.method ? undefined : body, contentType }
      : { body: Buffer.from(json), contentType: 'application/json' };
  return send(reply, passage, { method, path: mapped.path, query: mapped.query, headers: own, ...carried });
}

interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  readonly contentType: string | undefined;
}

function send(
  reply: FastifyReply,
  { departure: { call }, site, pools, left, way }: Passage,
  { method, path, query, headers, body, contentType }: Outgoing,
): FastifyReply {
  const { origin, translation } = way;
  const isQuestion = call.method === 'GET' && method === 'GET' && !callLimits[call.name];
  const mapped = translation?.isAnswerMapped(call) ? { call, translation } : undefined;
  return pools.visit({ merchant: site.merchant, left, ca: translation?.ca }, () =>
    reply.from(path, {
      getUpstream: () => origin,
      method,
      queryString: () => query.toString(),
      body: body ?? null,
      ...(body ? { contentType: contentType ?? 'application/octet-stream' } : {}),
      rewriteRequestHeaders: (_request, { 'content-length': length }) => ({
        ...headers,
        ...(body && length !== undefined ? { 'content-length': String(length) } : {}),
        ...(body && contentType !== undefined ? { 'content-type': contentType } : {}),
      }),
      rewriteHeaders: (answered) => {
        const cookie = givenCookie(call, answered['set-cookie'], reply.request.protocol);
        return { ...passedAnswerHeaders(answered, call), ...(cookie === undefined ? {} : { 'set-cookie': [cookie] }) };
      },
      ...(mapped ? { onResponse: (_request, _reply, answer) => void sendMapped(answer, reply, mapped) } : {}),
      // A question whose kept connection the platform had just let go is asked once more. Nothing else is sent again: the
      // player's tap may have been carried out.
      retryDelay: ({ err, attempt }) => (isQuestion && attempt === 0 && isConnectionLoss(err) ? 1 : null),
      timeout: call.path.startsWith('/art/') ? PICTURE_MS : answerMs,
      onError: (_failed, { error }) => {
        const isLate = 'statusCode' in error && error.statusCode === 504;
        if (!reply.sent) refuse(reply, isLate ? faults.late : faults.unreachable);
      },
    }),
  );
}

function isConnectionLoss(error: Error | null): boolean {
  return error !== null && 'code' in error && error.code === 'UND_ERR_SOCKET';
}

/** Tags of an answer that is written anew name other bytes than those that arrive. */
const bodyHeaders = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** Headers in the platform's words, or why they cannot be made. */
function mappedHeaders(
  translation: Translation,
  call: PlatformCall,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | Error {
  const left = [
    ...(translation.key ? ['encryption'] : []),
    ...(translation.isAnswerMapped(call) ? ['if-none-match', 'if-modified-since'] : []),
  ];
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
  try {
    return translation.headers(kept);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function sendMapped(
  { statusCode, stream }: { readonly statusCode: number; readonly stream: NodeJS.ReadableStream },
  reply: FastifyReply,
  { call, translation }: { readonly call: PlatformCall; readonly translation: Translation },
): Promise<void> {
  try {
    const { status, body } = translation.answer(call, statusCode, await readLimited(stream));
    for (const name of bodyHeaders) reply.removeHeader(name);
    await reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
  } catch {
    // The platform broke off in the middle, or said more than is read.
    if (!reply.sent) refuse(reply, faults.unreachable);
  }
}
