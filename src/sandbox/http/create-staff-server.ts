import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isOwnRequest } from '../../http-guard/is-own-request.ts';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { serverOptions } from '../../http-guard/server-options.ts';
import { addDemoSessions } from '../accounts/demo-sessions.ts';
import { addConsoleDesk } from '../chat/console-desk.ts';
import { addMemberDesk } from '../privacy/member-desk.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../start-sandbox.ts';
import { addStartPageLists } from '../sms/outbox-routes.ts';
import { addStates } from '../states/routes.ts';
import { addTestDoor } from '../test-door/routes.ts';
import { answerFailures } from './answer-failures.ts';
import { addBodyParsers } from './read-body.ts';

const bodyLimit = 1024 * 1024;

/**
 * The server for staff and demonstrators: what the console asks about players, outbox, demo accounts and their sessions, and in tests the scenario door. It has a port of its own that brands' calls never reach, and answers to
 * names of this machine only, so that no page of another site can lead a browser here under a name of its own.
 */
export function createStaffServer(
  sandbox: Sandbox,
  { internalKey, consoleOrigin }: Pick<SandboxOptions, 'internalKey' | 'consoleOrigin'>,
): FastifyInstance {
  const server = Fastify({ ...serverOptions, bodyLimit, logger: false });
  refuseMalformed(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin');
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) {
      return reply.code(421).send({ code: 'not.found', message: 'Staff pages answer to names of this machine only.' });
    }
    if (request.method !== 'GET' && !isOwnRequest(request.headers)) {
      return reply.code(403).send({ code: 'no.permission', message: 'Calls from other sites are refused.' });
    }
    return undefined;
  });
  addBodyParsers(server);
  // Where staff knew the support desk to be.
  if (consoleOrigin !== undefined)
    server.get('/support', (_request, reply) => reply.redirect(`${consoleOrigin}/support`));
  addConsoleDesk(server, sandbox, internalKey);
  addMemberDesk(server, sandbox, internalKey);
  if (sandbox.isDemonstration) {
    addStartPageLists(server, sandbox);
    addStates(server, sandbox);
    addDemoSessions(server, sandbox);
  }
  if (sandbox.scenarios.isOpen) addTestDoor(server, sandbox);
  answerFailures(server, sandbox);
  return server;
}
