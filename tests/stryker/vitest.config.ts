import { defineConfig } from 'vitest/config';

// The unit tests of the rooms that StrykerJS mutates; the slow ones stay out, as in the gate.
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    testTimeout: 120_000,
    include: (process.env['LIVERY_STRYKER_TESTS'] ?? 'src/{engine,release}')
      .split(' ')
      .map((room) => `${room}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/*.property.test.ts'],
  },
});
