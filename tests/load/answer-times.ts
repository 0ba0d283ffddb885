import { openTestSandbox } from '../../src/sandbox/sandbox.fixture.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';

const tries = 60;
const merchant = 'bench';
const dialling = { countryDialingCode: '+44' };

/**
 * What a stranger who holds a clock can learn: each question that must not tell who has an account, asked for owners and for
 * nobody in turns, each from an address of its own, so that no limit answers in its place.
 */
export async function measureAnswerTimes(): Promise<Figure[]> {
  const platform = await openTestSandbox();
  try {
    platform.publish(merchant, {
      flags: { MOBILEVERCODELOGIN3: true },
      settings: { 'recovery.email': true, 'recovery.phone': true },
    });
    const owners = Array.from({ length: tries }, (_, index) => ({
      userName: `owner${index}`,
      mobile: numberOf(index),
      email: `owner${index}@bench.example`,
      password: 'Livery-2026',
    }));
    await platform.given(merchant, { accounts: owners });
    const from = (index: number, isOwner: boolean) => ({
      'x-forwarded-for': `198.51.${isOwner ? 100 : 101}.${index + 1}`,
    });
    type Question = (index: number, isOwner: boolean) => Promise<{ readonly status: number }>;
    const questions: Readonly<Record<string, Question>> = {
      'login, wrong password': (index, isOwner) =>
        platform.call('login', {
          merchant,
          encrypted: true,
          headers: from(index, isOwner),
          body: { username: `${isOwner ? 'owner' : 'nobody'}${index}`, password: 'wrong-one', type: 'username' },
        }),
      'recovery by mail': (index, isOwner) =>
        platform.call('forgotPassword', {
          merchant,
          headers: from(index, isOwner),
          body: {
            username: `${isOwner ? 'owner' : 'nobody'}${index}`,
            email: `${isOwner ? 'owner' : 'nobody'}${index}@bench.example`,
          },
        }),
      'code by SMS': (index, isOwner) =>
        platform.call('smsCode', {
          merchant,
          headers: from(index, isOwner),
          body: { ...dialling, mobileNum: numberOf(index + (isOwner ? 0 : 500)) },
        }),
      'new password, wrong code': (index, isOwner) =>
        platform.call('setPasswordByPhone', {
          merchant,
          encrypted: true,
          headers: from(index, isOwner),
          body: {
            ...dialling,
            mobileNum: numberOf(index + (isOwner ? 0 : 500)),
            newPassword: 'Livery-2027',
            verificationCode: '000000',
          },
        }),
    };
    const figures: Figure[] = [];
    for (const [name, ask] of Object.entries(questions)) figures.push(await compare(name, ask));
    return figures;
  } finally {
    await platform.close();
  }
}

/** Medians of owners beside nobody; the two take turns and change places, so that no habit of the machine favours one. */
async function compare(
  name: string,
  ask: (index: number, isOwner: boolean) => Promise<{ readonly status: number }>,
): Promise<Figure> {
  const samples = { owner: [] as number[], nobody: [] as number[] };
  const statuses = new Set<number>();
  for (let index = 0; index < tries; index += 1) {
    for (const isOwner of index % 2 === 0 ? [true, false] : [false, true]) {
      const startedAt = performance.now();
      const { status } = await ask(index, isOwner);
      samples[isOwner ? 'owner' : 'nobody'].push(performance.now() - startedAt);
      statuses.add(status);
    }
  }
  if (statuses.size > 1) throw new Error(`${name} answers ${[...statuses].join(' and ')}: a limit is in the way.`);
  const median = { owner: quantile(samples.owner, 0.5), nobody: quantile(samples.nobody, 0.5) };
  return {
    name: `${name}, p50 of an owner`,
    value: milliseconds(median.owner),
    against: `nobody ${milliseconds(median.nobody)}; middle half ${milliseconds(spread(samples.nobody))} wide`,
    ratio: median.owner / median.nobody,
  };
}

function spread(values: readonly number[]): number {
  return quantile(values, 0.75) - quantile(values, 0.25);
}

function numberOf(index: number): string {
  return `7700900${String(index).padStart(3, '0')}`;
}
