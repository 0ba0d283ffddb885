import { describe, expect, it } from 'vitest';
import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import { reachableWhileClosed } from './reachable-while-closed.ts';

describe('reachableWhileClosed', () => {
  it.each(reachableWhileClosed)('knows %s from the list of calls', (name) =>
    expect(platformCalls.map((call) => call.name)).toContain(name),
  );
});
