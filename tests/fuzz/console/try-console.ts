import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { asCurl, encode, type ReadyRequest, sendRequest } from '../api/send-request.ts';
import type { ApiTally } from '../api/try-requests.ts';
import { judgeConsole } from './judge-console.ts';
import { type ConsoleRequest, currentSeq, requestFor } from './make-call.ts';
import type { ConsoleWorld } from './open-console-world.ts';
import { readRoutes } from './read-routes.ts';

/** Requests that are under way at a time. */
const lanes = 4;
/** After so many a person has enough to read. */
const enough = 40;

/** Sends the requests of a range to the console, each made from its own number and the seed, and judges every answer. */
export async function tryConsole(
  world: ConsoleWorld,
  { from, count, seed }: { readonly from: number; readonly count: number; readonly seed: number },
): Promise<ApiTally> {
  const calls = readRoutes();
  const tally: ApiTally = { tried: 0, calls: calls.length, reached: new Set(), answers: {}, failures: [] };
  const before = await world.readUntouched();
  let next = from;
  const runLane = async () => {
    while (next < from + count && tally.failures.length < enough) {
      const number = next++;
      await tryRequest(number, makeRequest(number));
      tally.tried += 1;
    }
  };

  // Every call comes up equally often, whatever the seed.
  function makeRequest(number: number): ConsoleRequest {
    const call = calls[number % calls.length];
    const [request] = call
      ? fc.sample(requestFor(call, world.known), { seed: seed * 1_000_003 + number, numRuns: 1 })
      : [];
    if (!request) throw new Error('The console has no call.');
    return request;
  }

  async function tryRequest(number: number, request: ConsoleRequest): Promise<void> {
    const ready = await readyRequest(number, request, world);
    const answer = await sendRequest(ready);
    const { call, caller } = request;
    const kind = answer.status === 429 ? '429' : `${String(answer.status).slice(0, 1)}xx`;
    tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
    if (answer.status >= 200 && answer.status < 300) tally.reached.add(call.name);
    if (answer.status === 401 || call.path.endsWith('/sign-out')) world.forget(caller);
    const sent = `${ready.path} ${JSON.stringify(ready.headers)} ${request.body?.text ?? ''}`;
    for (const fault of judgeConsole(request, answer, { ...world, sent }))
      tally.failures.push(
        `${number} ${call.name} ${fault}: ${answer.text.slice(0, 300)}\n  ${caller}: ${asCurl(ready)}\n  again: node tests/fuzz/api.fuzz.ts --console --only ${number} --seed ${seed}`,
      );
  }

  await Promise.all(Array.from({ length: lanes }, runLane));
  const after = await world.readUntouched();
  if (after !== before) tally.failures.push(`What no request may touch was changed:\n  ${before}\n  ${after}`);
  return tally;
}

/** Fills in what only the running stack knows. */
async function readyRequest(number: number, request: ConsoleRequest, world: ConsoleWorld): Promise<ReadyRequest> {
  const { caller, origin, method, query, path, body } = request;
  const text = `${query} ${body?.text ?? ''}`;
  const seq = text.includes(currentSeq) ? String(await world.readSeq()) : '';
  const headers: Record<string, string> = {
    host: world.host,
    // A household of its own for every request, so that limits do not end the test.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ...(origin === 'none' || method === 'GET' ? {} : { origin: world.origins[origin] }),
    ...(await world.credentialsOf(caller)),
  };
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  const bytes = hasBody ? bytesOf({ ...body, text: body.text.replaceAll(`"${currentSeq}"`, seq) }, headers) : undefined;
  if (bytes) headers['content-length'] = String(bytes.length);
  return { port: world.port, method, path: `${path}${query.replaceAll(currentSeq, seq)}`, headers, body: bytes };
}

function bytesOf(
  { contentType, text, encoding }: NonNullable<ConsoleRequest['body']>,
  headers: Record<string, string>,
): Buffer {
  headers['content-type'] = contentType;
  if (encoding === 'gzip' || encoding === 'wrongLabel') headers['content-encoding'] = 'gzip';
  return encoding === 'gzip' ? gzipSync(text) : encode(text, encoding);
}
