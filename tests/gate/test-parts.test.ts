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
      [
        [
          part('gate', ['format']),
          { name: 'attacks', run: () => Promise.reject(new Error('no port is free')) },
          part('trace', false),
        ],
      ],
      [[part('acceptance', [])]],
    ]);
    const said = String(print.mock.calls.at(-1)?.[0]);
    print.mockRestore();
    expect(isGood).toBe(false);
    expect(ran).toEqual(['gate', 'trace', 'acceptance']);
    expect(said).toMatch(/FAILED {2}gate.*\n {10}format\nFAILED {2}attacks.*\n {10}Error: no port is free\n/);
    expect(said).toMatch(/FAILED {2}trace[^]*ok {6}acceptance[^]*npm test: 3 of 4 parts FAILED, \d+ s\n$/);
  });

  it('runs the lanes of a stage beside each other, and the next stage after all of them', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const happened: string[] = [];
    const both = Promise.withResolvers<void>();
    const part = (name: string, until: Promise<void> = Promise.resolve()) => ({
      name,
      run: async () => {
        happened.push(`${name} begins`);
        await until;
        happened.push(`${name} ends`);
        return true;
      },
    });
    // The first lane ends only once the second has come to its last part.
    const last = { name: 'calls', run: () => (both.resolve(), true) };
    await runParts([
      [
        [part('slow tests', both.promise), part('planted')],
        [part('kills'), last],
      ],
      [[part('acceptance')]],
    ]);
    const said = String(print.mock.calls.at(-1)?.[0]);
    print.mockRestore();
    expect(happened.slice(0, 3)).toEqual(['slow tests begins', 'kills begins', 'kills ends']);
    expect(happened.slice(-2)).toEqual(['acceptance begins', 'acceptance ends']);
    expect(said).toMatch(/slow tests[^]*planted[^]*kills[^]*calls[^]*acceptance/);
  });

  it('is content when every part is, and notes which took longer than usual', async () => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const isGood = await runParts([[[{ name: 'gate', usualSeconds: 0, run: () => true }]]]);
    const said = String(print.mock.calls.at(-1)?.[0]);
    print.mockRestore();
    expect(isGood).toBe(true);
    expect(said).toMatch(/ok {6}gate .* s \(usually 0 s\)\nnpm test: everything passed, \d+ s\n$/);
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
