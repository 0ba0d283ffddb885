import { describe, expect, it, vi } from 'vitest';
import { failedLines, runParts } from './test-parts.ts';

describe('runParts', () => {
  it('runs every part and names what failed once more at the end', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const ran: string[] = [];
    const part = (name: string, outcome: boolean | readonly string[]) => ({
      name,
      run: () => Promise.resolve(outcome).finally(() => ran.push(name)),
    });
    const isGood = await runParts([
      part('gate', ['format']),
      { name: 'attacks', run: () => Promise.reject(new Error('no port is free')) },
      part('trace', false),
      part('acceptance', []),
    ]);
    const said = String(print.mock.calls.at(-1)?.[0]);
    print.mockRestore();
    expect(isGood).toBe(false);
    expect(ran).toEqual(['gate', 'trace', 'acceptance']);
    expect(said).toMatch(/FAILED {2}gate.*\n {10}format\nFAILED {2}attacks.*\n {10}Error: no port is free\n/);
    expect(said).toMatch(/FAILED {2}trace[^]*ok {6}acceptance[^]*npm test: 3 of 4 parts FAILED\n$/);
  });

  it('is content when every part is, and notes which took longer than usual', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const isGood = await runParts([{ name: 'gate', usualSeconds: 0, run: () => true }]);
    const said = String(print.mock.calls.at(-1)?.[0]);
    print.mockRestore();
    expect(isGood).toBe(true);
    expect(said).toMatch(/ok {6}gate .* s \(usually 0 s\)\nnpm test: everything passed\n$/);
  });
});

describe('failedLines', () => {
  it('gives each failure once', () => {
    const output = ' FAIL  src/a.test.ts > adds\nAssertionError: 1\n FAIL  src/a.test.ts > adds\n × b\n';
    expect(failedLines(output)).toEqual(['FAIL  src/a.test.ts > adds', '× b']);
  });

  it('gives the last line where no failure is named', () => {
    expect(failedLines('started\nkilled by a signal\n\n')).toEqual(['killed by a signal']);
  });
});
