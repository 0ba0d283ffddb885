import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WhyAnswer, WhyLine } from '../../../contracts/console/why.ts';
import { createErrorCards } from '../../store/error-cards.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let ana: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  ana = await staff.join('Ana Ruiz', 'viewer');
  const note = { author: 'mira', reason: 'first opening' };
  await staff.publisher.publishFolder(staff.folder('ab', { flags: { DEPOSIT: true } }), note);
  await staff.operations.override({
    code: 'ab',
    name: 'flags.DEPOSIT',
    value: false,
    author: 'Sana Ali',
    reason: 'the bank is down',
  });
}, 120_000);
afterAll(() => staff.close());

const ask = async (search: Record<string, string>): Promise<WhyAnswer> => {
  const { status, json } = await ana.get(`/merchants/ab/why?${new URLSearchParams(search).toString()}`);
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
};
const factsOf = ({ reasons }: WhyLine) => reasons.map(({ condition, value }) => `${condition}: ${value}`);

describe('the question why', () => {
  it('@C-700 gives condition, value, layer, author, time, reason and the switch that would turn it, by any words', async () => {
    for (const about of ['deposit', 'no deposit button', 'why is the deposit missing?']) {
      const { answers, seq, isLive, visitor } = await ask({ about, type: '0' });
      expect({ seq, isLive, visitor }).toEqual({
        seq: 2,
        isLive: true,
        visitor: { memberType: 0, app: 'browser', language: 'en' },
      });
      const hidden = answers.filter(({ kind, state }) => kind === 'item' && state === 'hidden');
      expect(hidden.length).toBeGreaterThan(0);
      for (const line of hidden) {
        expect(factsOf(line)).toContain('flag DEPOSIT is on: off');
        expect(line.reasons.find(({ name }) => name === 'flags.DEPOSIT')?.origin).toEqual({
          layer: 'override',
          by: 'Sana Ali',
          at: staff.now().toISOString(),
          reason: 'the bank is down',
        });
        expect(line.remedies).toContainEqual([{ name: 'flags.DEPOSIT', value: true }]);
      }
      // What is absent comes first.
      const states = answers.map(({ state }) => state === 'shown');
      expect(states).toEqual([...states].toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  it('@C-701 answers for another visitor, language and way of running, and says what others see', async () => {
    const { answers } = await ask({ about: 'cashier.deposit' });
    expect(answers[0]?.others.map(({ visitor }) => visitor)).toEqual([
      'guest',
      'member',
      'agent-member',
      'trial',
      'agent',
    ]);
    const inApp = await ask({ about: 'flags.DEPOSIT', app: 'wrapper', language: 'xx' });
    expect(inApp.visitor).toEqual({ app: 'wrapper', language: 'en' });
    for (const search of ['about=', 'about=x&type=abc', 'about=x&app=moon', `about=${'x'.repeat(201)}`])
      expect((await ana.get(`/merchants/ab/why?${search}`)).json.code, search).toBe('INVALID');
    expect((await ana.get('/merchants/zz/why?about=deposit')).status).toBe(404);
  });

  it('@C-702 says who made live what no override says: the publication of the folder', async () => {
    const { folder } = await ask({ about: 'flags.CBS3' });
    expect(folder).toMatchObject({ seq: 1, author: 'mira', reason: 'first opening' });
  });

  it('@C-703 finds things by the words on a screen, lists what is too much, and says what comes near', async () => {
    const { answers } = await ask({ about: 'Log in' });
    expect(answers.some(({ kind }) => kind === 'text')).toBe(true);
    const many = await ask({ about: 'e' });
    expect(many.answers).toEqual([]);
    expect(many.candidates.length).toBeGreaterThan(12);
    expect((await ask({ about: 'depositt' })).nearest?.toLowerCase()).toBe('deposit');
  });

  it('@C-704 seals a visitor and a state into a link that nobody can alter, use elsewhere, or use after 30 days', async () => {
    const body = { about: 'deposit', seq: 1, memberType: 0, app: 'browser', language: 'en' };
    const { json } = await ana.post('/merchants/ab/why-link', body);
    const state = new URL(json.link).searchParams.get('state') ?? '';
    const sealed = await ask({ state });
    expect(sealed).toMatchObject({ seq: 1, isLive: false, about: 'deposit', visitor: { memberType: 0 } });
    expect(sealed.answers.some((line) => line.kind === 'item' && line.state === 'shown')).toBe(true);
    // Nothing about a person, and nothing that can be read without the key.
    expect(state).not.toMatch(/Ana|deposit/);
    const altered = `${state.slice(0, -2)}${state.endsWith('A') ? 'B' : 'A'}A`;
    for (const wrong of [altered, 'x', ''.padEnd(60, 'A')])
      expect((await ana.get(`/merchants/ab/why?state=${wrong}`)).status).toBe(404);
    expect((await ana.get(`/merchants/cd/why?state=${state}`)).status).toBe(404);
    expect((await ana.post('/merchants/ab/why-link', { ...body, name: 'Ana' })).json.code).toBe('INVALID');
    const { now } = staff.context;
    const later = { ...staff.context, now: () => new Date(now().getTime() + 31 * 24 * 60 * 60_000) };
    const { openWhyLink } = await import('./why-links.ts');
    expect(() => openWhyLink(later, 'ab', state)).toThrow(/30 days/);
  });

  it('@C-705 tells what was behind an error card, however its reference is spelled', async () => {
    const cards = createErrorCards({ db: staff.db, now: staff.now });
    const release = (await staff.history('ab'))[0]?.release ?? '';
    const reference = await cards.keep({
      merchant: 'ab',
      release,
      seq: 2,
      reason: 'This did not work',
      page: '/m/voucherCenter',
      call: 'deposit 502 BAD_GATEWAY',
    });
    const { json } = await ana.get(`/cards/${reference.toLowerCase()}`);
    expect(json).toMatchObject({
      merchant: 'ab',
      page: '/m/voucherCenter',
      call: 'deposit 502 BAD_GATEWAY',
      seq: 2,
      change: { author: 'Sana Ali', reason: 'the bank is down', words: expect.stringContaining('DEPOSIT') },
    });
    expect(await ana.get('/cards/K7Q2MD')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});
