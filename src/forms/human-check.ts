import type { Challenge, Payload, Solution } from 'altcha-lib';
import type { Platform } from '../client/runtime-types.ts';
import { platformHeaders } from '../contracts/call-headers.ts';
// Under this name, because the build finds workers by the very expression below.
import { TrustedWorker as Worker } from './trusted-worker.ts';

/** What a person proves before a code is sent: headers of the call, since the rows fix its body (row A-236). */
export type HumanCheck = (platform: Platform) => Promise<Readonly<Record<string, string>>>;

/** Proves it by work: the browser solves the platform's challenge off the main thread, so that the form stays responsive. */
export const workAsProof: HumanCheck = async (platform) => {
  const challenge = await platform.call('humanChallenge', { quiet: true });
  const solution = await solve(challenge);
  const payload: Payload = { challenge, solution };
  return { [platformHeaders.human]: btoa(JSON.stringify(payload)) };
};

function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      if (data === null) reject(new Error('The work was not done in time.'));
      else resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('The work could not be done here.')));
  });
  worker.postMessage(challenge);
  return answer.finally(() => worker.terminate());
}
