import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';
import { openJsonLog } from './service-log.ts';

it('writes each trouble and each request as a line of JSON with a time', () => {
  const lines: string[] = [];
  const log = openJsonLog((line) => void lines.push(line));
  log.report('The domains could not be read.', new Error('silence'));
  log.note({ event: 'alarm', name: 'database' }, 'The database does not answer.');
  log.requests.warn({ reqId: 'r-1' }, 'slow');
  log.requests.info('not told');
  const [trouble, note, request, ...rest] = lines.map((line): unknown => JSON.parse(line));
  const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(trouble).toMatchObject({ level: 'warn', time, err: { message: 'silence' } });
  expect(note).toMatchObject({ level: 'info', time, event: 'alarm', msg: 'The database does not answer.' });
  expect(request).toMatchObject({ level: 'warn', time, reqId: 'r-1', msg: 'slow' });
  expect(rest).toEqual([]);
});

it('takes the id of a request from a named proxy alone, and only where it is one', () => {
  const headers = { 'x-request-id': '4f1c0a9be8d24f0f9f0b1c2d3e4f5a6b' };
  expect(requestIdOf(true)({ headers })).toBe(headers['x-request-id']);
  expect(requestIdOf(false)({ headers })).toMatch(/^[\da-f-]{36}$/);
  expect(requestIdOf(true)({ headers: { 'x-request-id': 'a "b"' } })).toMatch(/^[\da-f-]{36}$/);
});
