import type { FastifyInstance } from 'fastify';
import { demoTypes } from '../../contracts/demo-types.ts';
import { failure } from '../errors.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { findByName } from './find-account.ts';
import { beginSession, readSession } from './sessions.ts';

/**
 * Signs a brand's demo account of a customer type in, on the staff port of a demonstration: `POST /demo-sessions {merchant,
 * type, token?}` gives the session of the token while it lives, else another. A production platform has neither.
 */
export function addDemoSessions(server: FastifyInstance, sandbox: Sandbox): void {
  server.post('/demo-sessions', async (request, reply) => {
    const { merchant, type, token } = Object(request.body) as Readonly<Record<string, unknown>>;
    if (typeof merchant !== 'string' || !Object.hasOwn(demoTypes, String(type))) {
      const message = `merchant and type are needed; types are ${Object.keys(demoTypes).join(', ')}.`;
      return reply.code(400).send({ code: 'body.invalid', message });
    }
    await ensureMerchant(sandbox, merchant);
    const account = await findByName(sandbox, merchant, forMerchant(seedData.demo.names, merchant)[String(type)] ?? '');
    if (!account || account.disabled) throw failure('login.failed');
    const known = typeof token === 'string' ? await readSession(sandbox, token) : undefined;
    const isOwn = known?.merchant === merchant && known.member.id === account.id;
    const call = { merchant, address: request.ip, header: () => undefined };
    const session = isOwn ? token : await beginSession(sandbox, call, account.id);
    return { value: { token: session, userName: account.name, type: account.type } };
  });
}
