import fc from 'fast-check';
import { openAnswerCheck } from './check-answers.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type FuzzRequest, requestFor } from './make-request.ts';
import type { FuzzWorld } from './open-world.ts';
import { readCalls } from './read-calls.ts';
import { asCurl, readyRequest, sendRequest } from './send-request.ts';

/** What a run of requests came to. */
export interface ApiTally {
  tried: number;
  /** Calls that answered a success at least once, by `document name`. */
  readonly reached: Set<string>;
  readonly calls: number;
  /** Answers by the first digit of their status, and `429`. */
  readonly answers: Record<string, number>;
  readonly failures: string[];
}

/** Requests that are under way at a time. */
const lanes = 8;
/** After so many a person has enough to read. */
const enough = 40;

/** Sends the requests of a range, each made from its own number and the seed, and judges every answer. */
export async function tryRequests(
  world: FuzzWorld,
  { from, count, seed }: { readonly from: number; readonly count: number; readonly seed: number },
  report: (tally: ApiTally) => void,
): Promise<ApiTally> {
  const calls = readCalls();
  const check = openAnswerCheck();
  const tally: ApiTally = { tried: 0, reached: new Set(), calls: calls.length, answers: {}, failures: [] };
  const before = await world.readUntouched();
  let next = from;
  const runLane = async () => {
    while (next < from + count && tally.failures.length < enough) {
      const number = next++;
      await tryRequest(number, makeRequest(number));
      tally.tried += 1;
      if (tally.tried % 100 === 0) report(tally);
    }
  };

  // Every call comes up equally often, whatever the seed.
  function makeRequest(number: number): FuzzRequest {
    const call = calls[number % calls.length];
    const [request] = call
      ? fc.sample(requestFor(call, world.known), { seed: seed * 1_000_003 + number, numRuns: 1 })
      : [];
    if (!request) throw new Error('The documents name no call.');
    return request;
  }

  async function tryRequest(number: number, request: FuzzRequest): Promise<void> {
    const ready = await readyRequest(number, request, world);
    const answer = await sendRequest(ready);
    const { call, bearer } = request;
    const kind = answer.status === 429 ? '429' : `${String(answer.status).slice(0, 1)}xx`;
    tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
    if (answer.status >= 200 && answer.status < 400) tally.reached.add(`${call.document} ${call.name}`);
    if (answer.status === 401) world.forget(bearer);
    const sent = `${ready.path} ${JSON.stringify(ready.headers)} ${request.body?.text ?? ''}`;
    const faults = judgeAnswer(request, answer, { check, secrets: world.secrets, sent });
    for (const fault of faults) {
      const body =
        request.body && request.body.sealing !== 'plain'
          ? `\n  inside (${request.body.sealing}): ${request.body.text.slice(0, 600)}`
          : '';
      tally.failures.push(
        `${number} ${call.name} ${fault}: ${answer.text.slice(0, 300)}\n  ${asCurl(ready)}${body}\n  again: node tests/fuzz/api.fuzz.ts --only ${number} --seed ${seed}`,
      );
    }
  }

  await Promise.all(Array.from({ length: lanes }, runLane));
  const after = await world.readUntouched();
  if (after !== before) tally.failures.push(`Members whom no request stood for were changed:\n  ${before}\n  ${after}`);
  report(tally);
  return tally;
}
