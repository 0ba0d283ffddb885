import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { CONTROL_SOCKET, openControlSocket } from './control-socket.ts';
import type { Operations } from './operations.ts';

it('opens the socket in a folder that nobody has made, for this user alone', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'livery-socket-'));
  const path = join(parent, 'service', CONTROL_SOCKET);
  const socket = await openControlSocket(path, {} as Operations);
  onTestFinished(async () => {
    await socket.close();
    rmSync(parent, { recursive: true, force: true });
  });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(parent, 'service')).mode & 0o777).toBe(0o700);
});

it.each([
  ['history', '{"code":"karat","limit":"20"}', 400, 'history cannot be done with this body: /limit must be integer.'],
  ['history', '{"code":"karat"}', 400, "history cannot be done with this body: / must have required property 'limit'."],
  ['why', '{"reference":"X","brand":"karat"}', 400, '("brand")'],
  ['why', '{"reference"', 400, 'why cannot be done: its body is no JSON'],
  ['ping', '{}', 400, 'There is no operation "ping".'],
  ['toString', '{}', 400, 'There is no operation "toString".'],
  ['why', '{"reference":"X"}', 200, 'asked for X'],
])('%s answers %s with %i', async (name, body, status, words) => {
  const path = join(mkdtempSync(join(tmpdir(), 'livery-socket-')), CONTROL_SOCKET);
  const operations = { why: async ({ reference }: { reference: string }) => `asked for ${reference}` };
  const socket = await openControlSocket(path, operations as unknown as Operations);
  onTestFinished(() => socket.close());
  const answer = await ask(path, name, body);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(JSON.stringify(words).slice(1, -1))]);
});

function ask(socketPath: string, name: string, body: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path: `/${name}`, method: 'POST' }, (response) => {
      text(response).then((content) => resolve({ status: response.statusCode, text: content }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
