import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contracts/endpoints.ts';
import { failure, PlatformError } from '../errors.ts';
import { platformRoutes } from '../routes.ts';
import type { Sandbox } from '../sandbox.ts';
import { addChatWindow } from '../chat/chat-window.ts';
import { addSupportDesk } from '../chat/support-desk.ts';
import { addProfileRoutes } from '../download/profile-routes.ts';
import { addPlayServer } from '../play/play-server.ts';
import { addPictureRoutes } from '../pictures/picture-routes.ts';
import { addStartPageLists } from '../sms/outbox-routes.ts';
import { addTestDoor } from '../test-door/routes.ts';
import { answerCall, answerMissing } from './answer-call.ts';
import { openResponseChecker } from './check-response.ts';
import { addBodyParsers } from './read-body.ts';

const bodyLimit = 64 * 1024;

/** The HTTP server with every platform route; nothing listens yet. */
export function createServer(sandbox: Sandbox): FastifyInstance {
  // The service passes calls on from the same machine and tells the client's address; nobody else is believed.
  const server = Fastify({ bodyLimit, trustProxy: 'loopback', logger: false });
  addBodyParsers(server);
  const check = sandbox.scenarios.isOpen ? openResponseChecker() : undefined;
  for (const route of platformRoutes) {
    const { method, path } = endpoints[route.name];
    server.route({
      method,
      url: path,
      bodyLimit: route.bodyLimit ?? bodyLimit,
      handler: answerCall(sandbox, route, check),
    });
  }
  addChatWindow(server, sandbox);
  addSupportDesk(server, sandbox);
  addPlayServer(server, sandbox);
  addPictureRoutes(server, sandbox.pictures);
  addProfileRoutes(server, sandbox);
  if (process.env['NODE_ENV'] !== 'production') addStartPageLists(server, sandbox);
  if (sandbox.scenarios.isOpen) addTestDoor(server, sandbox);
  server.setNotFoundHandler(answerMissing);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof PlatformError) return reply.code(error.status).send(error.failure);
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send(failure('body.invalid').failure);
    // What is cut off while the sandbox ends is no fault of it.
    if (!isClosing) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const known = failure('unknown.error').failure;
    // In tests the reason is the answer; elsewhere a reason would tell strangers about our insides.
    const reason = sandbox.scenarios.isOpen ? { message: error instanceof Error ? error.message : String(error) } : {};
    return reply.code(500).send({ ...known, ...reason });
  });
  return server;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
