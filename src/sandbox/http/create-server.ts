import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contracts/endpoints.ts';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { serverOptions } from '../../http-guard/server-options.ts';
import { platformRoutes } from '../routes.ts';
import type { Sandbox } from '../sandbox.ts';
import { addChatWindow } from '../chat/chat-window.ts';
import { addProfileRoutes } from '../download/profile-routes.ts';
import { addPayPages } from '../pay-provider/pass-pages.ts';
import { addPaymentCallback } from '../payments/receive-message.ts';
import { addPlayServer } from '../play/play-server.ts';
import { addPictureRoutes } from '../pictures/picture-routes.ts';
import { answerCall } from './answer-call.ts';
import { answerFailures } from './answer-failures.ts';
import { openResponseChecker } from './check-response.ts';
import { addBodyParsers } from './read-body.ts';

const bodyLimit = 64 * 1024;

/** The HTTP server of what brands and players reach: every platform call, the chat window, games and pictures. Nothing listens yet. */
export function createServer(sandbox: Sandbox): FastifyInstance {
  // The service passes calls on from the same machine and tells the client's address; nobody else is believed.
  const server = Fastify({ ...serverOptions, bodyLimit, trustProxy: 'loopback', logger: false });
  refuseMalformed(server);
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
  addPlayServer(server, sandbox);
  addPayPages(server, sandbox.providerUrl);
  addPaymentCallback(server, sandbox);
  addPictureRoutes(server, sandbox.pictures);
  addProfileRoutes(server, sandbox);
  answerFailures(server, sandbox);
  return server;
}
