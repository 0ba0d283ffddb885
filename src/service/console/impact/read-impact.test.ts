import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestConsole, type TestConsole } from '../console.fixture.ts';
import { readImpact } from './read-impact.ts';

let staff: TestConsole;
beforeAll(async () => {
  staff = await openTestConsole();
}, 120_000);
afterAll(() => staff.close());

const changes = ['karat', 'pulse', 'rani'].map((merchant) => ({ merchant, name: 'flags.CBS3', value: true }));

/** The context of a console that notes which merchants are looked at. */
function watched(onLook: (merchant: string) => void) {
  const stateOf = (merchant: string) => {
    onLook(merchant);
    return Promise.resolve(undefined);
  };
  return { ...staff.context, publisher: { ...staff.context.publisher, stateOf } };
}

it('lets others have their turn between two merchants @C-242', async () => {
  const order: string[] = [];
  const context = watched((merchant) => {
    order.push(merchant);
    setImmediate(() => order.push('others'));
  });
  await readImpact(context, { changes });
  const upToTheLast = order.slice(0, order.indexOf('rani') + 1);
  expect(upToTheLast).toEqual(['karat', 'others', 'pulse', 'others', 'rani']);
});

it('looks at no further merchant once the visit is over @C-242', async () => {
  const visit = new AbortController();
  const looked: string[] = [];
  const context = watched((merchant) => {
    looked.push(merchant);
    visit.abort();
  });
  await expect(readImpact(context, { changes }, visit.signal)).rejects.toThrow('aborted');
  expect(looked).toEqual(['karat']);
});
