import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

const flags = { MOBILENUMREG3: true };
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish('m-work', { flags, settings: { 'sms.proofOfWork': true } });
  platform.publish('m-other', { flags, settings: { 'sms.proofOfWork': true } });
}, 240_000);
afterAll(() => platform.close());

let number = 7_700_900_200;
const ask = (work?: string, merchant = 'm-work') => {
  number += 1;
  return platform.call('smsCode', {
    merchant,
    headers: work === undefined ? {} : { 'human-check': work },
    body: { mobileNo: String(number), countryDialingCode: '+44' },
  });
};

async function solved(merchant = 'm-work'): Promise<string> {
  const { value: challenge } = await platform.call<Challenge>('humanChallenge', { merchant });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('human check', { timeout: 240_000 }, () => {
  it('lets one code out for each piece of solved work', async () => {
    const humanCheck = await solved();
    expect((await ask(humanCheck)).status).toBe(200);
    expect((await ask(humanCheck)).code).toBe('human.check.failed');
  });

  it('refuses none, made up, altered and foreign work', async () => {
    expect((await ask()).code).toBe('human.check.failed');
    expect((await ask('bm90IGpzb24=')).code).toBe('human.check.failed');
    const work = JSON.parse(Buffer.from(await solved(), 'base64').toString());
    work.challenge.parameters.cost = 1;
    const altered = Buffer.from(JSON.stringify(work)).toString('base64');
    expect((await ask(altered)).code).toBe('human.check.failed');
    expect((await ask(await solved('m-other'))).code).toBe('human.check.failed');
  });

  it('refuses work that has ended', async () => {
    const humanCheck = await solved();
    platform.pass(6 * 60_000);
    expect((await ask(humanCheck)).code).toBe('human.check.failed');
  });

  it('is asked for by setting only', async () => {
    platform.publish('m-free', { flags });
    expect((await ask(undefined, 'm-free')).status).toBe(200);
  });
});
