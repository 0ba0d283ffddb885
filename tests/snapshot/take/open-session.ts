import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encryptBody, type KeySet } from '../../../src/client/platform/encrypt.ts';
import { endpoints } from '../../../src/contracts/endpoints.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { callPort } from '../../support/stack-address.ts';
import type { VisitorName } from '../cell.ts';
import { memberTypes } from '../member-types.ts';
import type { Shot } from './shot.ts';

interface DemoAccounts {
  readonly password: string;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Logs the demo account of a visitor in over the real login call and gives the session record that a page keeps; nothing
 * for a guest. @throws when the platform refuses.
 */
export async function openSession(
  port: number,
  brand: string,
  path: (name: 'keys' | 'login') => string,
  visitor: VisitorName,
): Promise<string | undefined> {
  const type = memberTypes[visitor];
  if (type === undefined) return undefined;
  const { names, password } = demoAccounts();
  const username = (names[brand] ?? names[''])?.[String(type)] ?? '';
  const host = `${brand}.localhost:${port}`;
  const headers = { Merchant: brand, ModuleId: endpoints.login.module, Gateway: '3', 'user-agent': agent };
  const keys = await callPort(port, path('keys'), { host, headers });
  const text = await encryptBody({ username, password, type: 'username' }, JSON.parse(keys.text) as KeySet, 'login');
  const encrypted = { ...headers, 'content-type': 'application/jose', Encryption: 'JWE' };
  const answer = await callPort(port, path('login'), { host, text, headers: encrypted });
  if (answer.status !== 200) throw new Error(`The login of ${username} at ${brand} answered ${answer.status}.`);
  const { value } = JSON.parse(answer.text) as {
    readonly value: { readonly token: string; readonly userName: string };
  };
  const { token, userName } = value;
  return JSON.stringify({ token, merchantCode: brand, userName, type, firstTimeLogin: false });
}

/** Visitor → the session record that their pages keep, nothing for a guest, or why the platform refused them. */
export type Sessions = ReadonlyMap<VisitorName, string | Error | undefined>;

/**
 * Logs every visitor of a shot's brand in: pages of an agent count who of the team is there, and would show another number with
 * each choice and order of pictures.
 */
export async function openSessions(port: number, { cell: { brand }, callPath }: Shot): Promise<Sessions> {
  const sessions = new Map<VisitorName, string | Error | undefined>();
  for (const visitor of Object.keys(memberTypes) as VisitorName[]) {
    const session = openSession(port, brand, callPath, visitor);
    sessions.set(visitor, await session.catch((error: unknown) => new Error(String(error))));
  }
  return sessions;
}

function demoAccounts(): DemoAccounts {
  const file = join(projectRoot, 'src/sandbox/merchants/seed/demo-accounts.json');
  return JSON.parse(readFileSync(file, 'utf8')) as DemoAccounts;
}
