import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GatheredEvent, gatherRepeats } from './gather-repeats.ts';
import { maskPersonal } from './mask-personal.ts';
import { openSecurityLog, type SecurityEvent } from './security-log.ts';

const aFolder = () => join(mkdtempSync(join(tmpdir(), 'livery-log-')), 'service');
const now = () => new Date('2030-01-01T00:00:00Z');
const onTrouble = (message: string, error: unknown) => {
  throw new Error(message, { cause: error });
};
const linesOf = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('openSecurityLog', () => {
  it('writes one line of JSON per event, for this user only, and goes on where it ended', () => {
    const folder = aFolder();
    const first = openSecurityLog({ folder, now, onTrouble });
    first.note({ event: 'login', outcome: 'done', merchant: 'karat', account: 7, address: '192.0.2.1' });
    first.close();
    const second = openSecurityLog({ folder, now, onTrouble });
    second.note({ event: 'login', outcome: 'refused', merchant: 'karat', reference: 'login.failed' });
    second.close();
    const file = join(folder, 'security.log');
    expect(linesOf(file)).toEqual([
      {
        level: 'info',
        time: '2030-01-01T00:00:00.000Z',
        event: 'login',
        outcome: 'done',
        merchant: 'karat',
        account: 7,
        address: '192.0.2.1',
      },
      {
        level: 'info',
        time: '2030-01-01T00:00:00.000Z',
        event: 'login',
        outcome: 'refused',
        merchant: 'karat',
        reference: 'login.failed',
      },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('keeps strangers from writing lines, numbers and mail addresses of their own', () => {
    const folder = aFolder();
    const log = openSecurityLog({ folder, now, onTrouble });
    const reference = 'x"}\n{"event":"login"} +44 7700 900123 marlow@karat.example';
    log.note({ event: 'refusal', outcome: 'refused', merchant: 'a'.repeat(5000), reference });
    log.close();
    const [line, ...more] = linesOf(join(folder, 'security.log')) as { merchant: string; reference: string }[];
    expect(more).toEqual([]);
    expect(line?.merchant).toHaveLength(200);
    expect(line?.reference).toBe('x"}\n{"event":"login"} ***23 m***@k***');
  });

  it('begins a new file when one is full, and keeps so many of the older ones', () => {
    const folder = aFolder();
    const log = openSecurityLog({ folder, now, onTrouble, maxBytes: 250, kept: 2 });
    for (let turn = 1; turn <= 9; turn += 1)
      log.note({ event: 'login', outcome: 'done', merchant: 'karat', account: turn });
    log.close();
    expect(readdirSync(folder).sort()).toEqual(['security.1.log', 'security.2.log', 'security.log']);
    const accounts = ['security.2.log', 'security.1.log', 'security.log'].flatMap((name) =>
      linesOf(join(folder, name)).map((line) => (line as { account: number }).account),
    );
    expect(accounts).toEqual([5, 6, 7, 8, 9]);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});

describe('gatherRepeats', () => {
  const refusal = (address: string): SecurityEvent => ({ event: 'lockout', outcome: 'refused', address });

  it('writes the first refusal at once and the same ones after it as one line a minute, with their number', () => {
    let time = 0;
    const written: GatheredEvent[] = [];
    const gathered = gatherRepeats({ now: () => new Date(time), write: (event) => written.push(event) });
    for (let turn = 0; turn < 100; turn += 1) gathered.note(refusal('192.0.2.1'));
    gathered.note(refusal('192.0.2.2'));
    expect(written).toEqual([refusal('192.0.2.1'), refusal('192.0.2.2')]);
    time = 60_000;
    gathered.note({ event: 'login', outcome: 'done' });
    expect(written.slice(2)).toEqual([
      { ...refusal('192.0.2.1'), times: 99 },
      { event: 'login', outcome: 'done' },
    ]);
    gathered.note(refusal('192.0.2.1'));
    gathered.note(refusal('192.0.2.1'));
    gathered.end();
    expect(written.slice(4)).toEqual([refusal('192.0.2.1'), { ...refusal('192.0.2.1'), times: 1 }]);
  });

  it('writes everything that was done, and holds only so many refusals back', () => {
    const written: GatheredEvent[] = [];
    const gathered = gatherRepeats({ now: () => new Date(0), write: (event) => written.push(event), most: 2 });
    for (let turn = 0; turn < 3; turn += 1) gathered.note({ event: 'login', outcome: 'done', account: 7 });
    expect(written).toHaveLength(3);
    for (const address of ['a', 'a', 'b', 'c', 'd', 'a']) gathered.note(refusal(address));
    expect(written.slice(3)).toEqual([
      refusal('a'),
      refusal('b'),
      { ...refusal('a'), times: 1 },
      refusal('c'),
      refusal('d'),
      refusal('a'),
    ]);
  });
});

describe('maskPersonal', () => {
  it.each([
    ['+447700900123', '***23'],
    ['00 44 (7700) 900-123', '***23'],
    ['447700900123 and 923001234567', '***23 and ***67'],
    ['marlow.x@karat.example', 'm***@k***'],
    ['<a@b.c>', '<a***@b***>'],
    ['4111 1111 1111 1111', '***11'],
    ['login.failed', 'login.failed'],
    ['flags.CBS3', 'flags.CBS3'],
    ['seq 1234', 'seq 1234'],
  ])('turns %s into %s', (text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });
});
