import type { FastifyInstance } from 'fastify';
import { disableAccount, enableAccount } from '../accounts/disable-account.ts';
import { findByName } from '../accounts/find-account.ts';
import { endOtherSessions } from '../accounts/sessions.ts';
import { failure } from '../errors.ts';
import { requireKey } from '../http/demand-key.ts';
import type { Sandbox } from '../sandbox.ts';
import { deleteFactor } from '../second-factor/delete-factor.ts';
import { eraseMember } from './erase-member.ts';
import { exportMember } from './export-member.ts';

/**
 * What the operator's command line asks for when a player wants to know or to be forgotten, or when somebody else may have
 * their account: export, erase, log out everywhere, keep out and let in again, end a second factor that is lost.
 * Open to whoever reads the key file of this machine, which only the operator's own user does.
 */
export function addMemberDesk(server: FastifyInstance, sandbox: Sandbox, internalKey: () => string): void {
  void server.register(async (scope) => {
    requireKey(scope, sandbox, { internalKey, what: 'member desk' });
    scope.post('/members/export', async ({ body }) => {
      const account = await memberOf(sandbox, body);
      const value = await exportMember(sandbox, account);
      sandbox.security.note({ event: 'export', outcome: 'done', account, reference: 'member desk' });
      return { value };
    });
    scope.post('/members/sign-out', async ({ body }) => {
      const account = await memberOf(sandbox, body);
      const ended = await endOtherSessions(sandbox, account);
      sandbox.security.note({ event: 'session.end', outcome: 'done', account, reference: 'member desk' });
      return { value: { ended } };
    });
    scope.post('/members/disable', async ({ body }) => {
      const change = { merchant: merchantIn(body), account: await memberOf(sandbox, body), reference: 'member desk' };
      return { value: { ended: await disableAccount(sandbox, change) } };
    });
    scope.post('/members/enable', async ({ body }) => {
      const change = { merchant: merchantIn(body), account: await memberOf(sandbox, body), reference: 'member desk' };
      if (!(await enableAccount(sandbox, change))) throw failure('user.not.exist');
      return { value: true };
    });
    scope.post('/members/end-factor', async ({ body }) => {
      const account = await memberOf(sandbox, body);
      await sandbox.db.transaction().execute((inside) => deleteFactor(inside, account));
      await endOtherSessions(sandbox, account);
      sandbox.security.note({ event: 'factor', outcome: 'done', account, reference: 'member desk' });
      return { value: true };
    });
    scope.post('/members/erase', async ({ body }) => {
      const account = await memberOf(sandbox, body);
      await eraseMember(sandbox, account);
      sandbox.security.note({ event: 'erasure', outcome: 'done', account, reference: 'member desk' });
      return { value: true };
    });
  });
}

async function memberOf(sandbox: Sandbox, body: unknown): Promise<number> {
  const { merchant, name } = Object(body);
  if (typeof merchant !== 'string' || typeof name !== 'string') throw failure('body.invalid');
  const account = await findByName(sandbox, merchant, name);
  if (!account) throw failure('user.not.exist');
  return account.id;
}

function merchantIn(body: unknown): string {
  const { merchant } = Object(body);
  return typeof merchant === 'string' ? merchant : '';
}
