import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
