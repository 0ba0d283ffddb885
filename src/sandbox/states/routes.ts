import type { FastifyInstance } from 'fastify';
import { isPlatformState, platformStates } from '../../contracts/platform-states.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * The state that each merchant's platform is in, to read and to change, on the staff port of a demonstration: `GET /states
 * ?merchant=` and `POST /states {merchant, state}`. A production platform has neither.
 */
export function addStates(server: FastifyInstance, sandbox: Sandbox): void {
  server.get<{ Querystring: { readonly merchant?: string } }>('/states', async ({ query }) => ({
    state: sandbox.states.of(query.merchant ?? ''),
    states: platformStates,
  }));
  server.post('/states', async (request, reply) => {
    const { merchant, state } = Object(request.body) as { readonly merchant?: unknown; readonly state?: unknown };
    if (typeof merchant !== 'string' || !isPlatformState(state)) {
      const message = `merchant and state are needed; states are ${platformStates.join(', ')}.`;
      return reply.code(400).send({ code: 'body.invalid', message });
    }
    await ensureMerchant(sandbox, merchant);
    sandbox.states.change(merchant, state);
    return { value: { merchant, state } };
  });
}
