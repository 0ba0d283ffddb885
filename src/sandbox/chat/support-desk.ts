import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPassword } from '../../storage/passwords.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import { addApplicationDesk } from '../promotions/application-desk.ts';
import type { Sandbox } from '../sandbox.ts';
import { addChatFiles } from './chat-files.ts';
import { addFeedbackDesk } from './feedback-desk.ts';

const questions = '/support/feedback';

/**
 * The pages on which support staff answer what players ask by the feedback form: on the sandbox's own address only, never
 * on a player site, and only with the password of a member of staff (HTTP Basic, RFC 7617). Live chat is answered in the
 * console, by people with names: `/support` leads there, and to the questions where no console is named.
 */
export function addSupportDesk(server: FastifyInstance, sandbox: Sandbox, consoleOrigin: string | undefined): void {
  addChatFiles(server, '/support');
  server.get('/support', (_request, reply) =>
    reply.redirect(consoleOrigin === undefined ? questions : `${consoleOrigin}/support`),
  );
  void server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const isLetIn = await isStaff(sandbox, request);
      noteDesk(sandbox, request, isLetIn);
      if (isLetIn) return undefined;
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Support desk", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('The support desk asks for the name and password of a member of staff.\n');
    });
    addFeedbackDesk(scope, sandbox);
    addApplicationDesk(scope, sandbox);
  });
}

/** Notes who was not let in, who opened the desk, and what was done there. */
function noteDesk({ security }: Sandbox, { ip, method, url }: FastifyRequest, isLetIn: boolean): void {
  const path = url.split('?', 1)[0] ?? '';
  const outcome = isLetIn ? 'done' : 'refused';
  if (!isLetIn || (method === 'GET' && path === questions))
    security.note({ event: 'staff.login', outcome, address: ip, reference: 'support desk' });
  else if (method !== 'GET')
    security.note({ event: 'staff.act', outcome, address: ip, reference: `${method} ${path}` });
}

async function isStaff(sandbox: Sandbox, { headers, ip }: FastifyRequest): Promise<boolean> {
  const given = /^Basic ([\w+/=]+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const [name, ...password] = Buffer.from(given, 'base64').toString('utf8').split(':');
  if (!name) return false;
  const tried = { merchant: '', address: ip, name: ip };
  await consumeTry(sandbox, 'staff', tried);
  const known = await sandbox.db
    .selectFrom('staff')
    .select('password_hash')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!(await isPassword(password.join(':'), known?.password_hash))) return false;
  await forgetTries(sandbox, 'staff', tried);
  return true;
}
