import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { openTestSandbox } from '../../src/sandbox/sandbox.fixture.ts';
import { withManyMembers } from './many-members.ts';
import { type Figure, kibibytes, milliseconds, quantile } from './measure.ts';

const merchant = 'bench';
const tries = 5;
const sizes = { few: 200, many: 10_000 };
const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const month = { startDate: dayBack(30), endDate: dayBack(0) };

interface Question {
  readonly name: string;
  readonly call: EndpointName;
  readonly query: Readonly<Record<string, string>>;
}

const questions: readonly Question[] = [
  { name: 'members, the first page', call: 'teamMembers', query: {} },
  { name: 'members, page 280', call: 'teamMembers', query: { page: '280' } },
  { name: 'members, by name', call: 'teamMembers', query: { name: 'member000' } },
  { name: 'profit and loss, the first page', call: 'teamPnl', query: month },
  { name: 'profit and loss, page 490', call: 'teamPnl', query: { ...month, page: '490' } },
  { name: 'bets, the first page', call: 'teamBets', query: month },
  { name: 'bets, page 1,490', call: 'teamBets', query: { ...month, page: '1490' } },
  { name: 'overview', call: 'teamOverview', query: month },
  { name: 'rebates of a month', call: 'teamRebates', query: { ...month, endDate: dayBack(1) } },
];

/** What an agent of 10,000 members waits for each page of a list, beside one of 200, and how much an answer weighs. */
export async function measureTeams(): Promise<Figure[]> {
  const platform = await openTestSandbox();
  try {
    platform.publish(merchant);
    await platform.given(merchant, {
      accounts: Object.keys(sizes).map((userName) => ({ userName, type: 41, earning: { rates: { RNG: '1.00' } } })),
    });
    const tokens = new Map<string, string | undefined>();
    for (const [userName, count] of Object.entries(sizes)) {
      const { id } = await platform.sandbox.db
        .selectFrom('account')
        .select('id')
        .where('merchant', '=', merchant)
        .where('type', '=', 41)
        .orderBy('id', userName === 'few' ? 'asc' : 'desc')
        .executeTakeFirstOrThrow();
      await withManyMembers(platform, { merchant, agent: id, count });
      tokens.set(userName, (await platform.login(merchant, userName)).value['token']);
    }
    const figures: Figure[] = [];
    for (const { name, call, query } of questions) {
      const ask = async (userName: string) => {
        const startedAt = performance.now();
        const { status, value } = await platform.call<object>(call, { merchant, token: tokens.get(userName), query });
        if (status !== 200) throw new Error(`${call} was answered ${status}.`);
        return { took: performance.now() - startedAt, weight: JSON.stringify(value).length };
      };
      const times: Record<string, number> = {};
      let weight = 0;
      for (const userName of Object.keys(sizes)) {
        // What is settled is settled by the first call.
        await ask(userName);
        const samples: number[] = [];
        for (let place = 0; place < tries; place += 1) {
          const answer = await ask(userName);
          samples.push(answer.took);
          weight = answer.weight;
        }
        times[userName] = quantile(samples, 0.5);
      }
      const { few = 0, many = 0 } = times;
      figures.push({
        name,
        value: milliseconds(many),
        against: `200 members ${milliseconds(few)}; ${kibibytes(weight)}`,
        ratio: many / few,
      });
    }
    return figures;
  } finally {
    await platform.close();
  }
}
