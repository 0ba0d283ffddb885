import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { makeToken } from '../accounts/secrets.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

const lifetimeMs = 5 * 60_000;
/** Iterations per try, and how many tries a browser needs: about half a second on a phone. */
const cost = 1000;
const tries = { least: 200, most: 800 };
// Work ends within minutes, so that a process may sign with a key of its own.
const secrets = { hmacSignatureSecret: makeToken(), hmacKeySignatureSecret: makeToken() };

/** Work for a browser in the format of ALTCHA: good for one SMS code of this merchant, for five minutes (row A-236). */
export function makeHumanChallenge(sandbox: Sandbox, { merchant }: Call): Promise<Challenge> {
  return createChallenge({
    ...secrets,
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.least, tries.most),
    deriveKey,
    data: { merchant },
    expiresAt: new Date(sandbox.now().getTime() + lifetimeMs),
  });
}

/** Uses up the solved work of a call, where the site asks for it. Throws when there is none, or it is no good any more. */
export async function requireHumanCheck(sandbox: Sandbox, { merchant, header }: Call): Promise<void> {
  if ((await sandbox.sites.get(merchant))?.site.settings['sms.proofOfWork'] !== true) return;
  const payload = readPayload(header('human-check'));
  const { parameters, signature } = payload.challenge;
  const endsAt = (parameters.expiresAt ?? 0) * 1000;
  const { verified } = await verifySolution({ ...secrets, ...payload, deriveKey }).catch(() => ({ verified: false }));
  const fits = verified && signature !== undefined && parameters.data?.['merchant'] === merchant;
  if (!fits || endsAt <= sandbox.now().getTime()) throw failure('human.check.failed');
  await sandbox.db.deleteFrom('spent_work').where('expires_at', '<', sandbox.now()).execute();
  const { numInsertedOrUpdatedRows } = await sandbox.db
    .insertInto('spent_work')
    .values({ merchant, signature, expires_at: new Date(endsAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw failure('human.check.failed');
}

function readPayload(sent: unknown): Payload {
  if (typeof sent !== 'string') throw failure('human.check.failed');
  try {
    const read: unknown = JSON.parse(Buffer.from(sent, 'base64').toString('utf8'));
    if (isPayload(read)) return read;
  } catch {
    // What cannot be read is no work; the answer is the same.
  }
  throw failure('human.check.failed');
}

function isPayload(value: unknown): value is Payload {
  return (
    isRecord(value) &&
    isRecord(value['challenge']) &&
    isRecord(value['challenge']['parameters']) &&
    isRecord(value['solution'])
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
