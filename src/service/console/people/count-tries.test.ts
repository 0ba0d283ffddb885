import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimiter } from '../../../storage/limits/limiter.ts';
import type { Store } from '../../store/open-store.ts';
import { openTestStore } from '../../store/test-store.fixture.ts';
import type { ConsoleContext } from '../console-context.ts';
import { countTry, rememberPlace } from './count-tries.ts';

let store: Store;
let context: Pick<ConsoleContext, 'limiter' | 'security'>;
beforeAll(async () => {
  store = await openTestStore();
  const limiter = createLimiter({ db: store.db, now: () => new Date(Date.UTC(2030, 0, 1)) });
  context = { limiter, security: { note: () => {}, close: () => {} } };
}, 120_000);
afterAll(() => store.close());

const tryFrom = (subject: string, address: string) => countTry(context, { subject, address });

it('counts every address of an IPv6 network as one @C-126', async () => {
  for (let host = 1; host <= 5; host += 1) await tryFrom('vera', `2001:db8:0:1::${host}`);
  await expect(tryFrom('vera', '2001:db8:0:1::6')).rejects.toThrow('Too many tries');
  await tryFrom('vera', '2001:db8:0:2::1');
});

it('keeps a name out past its bound only where it never signed in @C-126', async () => {
  await rememberPlace(context, { subject: 'ines', address: '203.0.113.1' });
  for (let host = 1; host <= 60; host += 1) await tryFrom('ines', `198.51.100.${host}`);
  await expect(tryFrom('ines', '198.51.100.61')).rejects.toThrow('Too many tries');
  for (let count = 1; count <= 5; count += 1) await tryFrom('ines', '203.0.113.1');
  await expect(tryFrom('ines', '203.0.113.1')).rejects.toThrow('Too many tries');
});
