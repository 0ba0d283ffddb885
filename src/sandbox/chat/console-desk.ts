import type { FastifyInstance } from 'fastify';
import { deskPaths, deskPatienceMs } from '../../contracts/desk.ts';
import { failure } from '../errors.ts';
import { requireKey } from '../http/demand-key.ts';
import { addQuestionDesk } from '../messages/question-desk.ts';
import { addApplicationDesk } from '../promotions/application-desk.ts';
import type { Sandbox } from '../sandbox.ts';
import { actAtDesk } from './act-at-desk.ts';
import { listDesk } from './list-desk.ts';
import { readDeskAct, readPart, readScope } from './read-desk-act.ts';
import { readThread } from './read-thread.ts';

/** What the console asks about live chat, questions and applications (`contracts/desk.ts`): open to whoever shows the internal key. */
export function addConsoleDesk(server: FastifyInstance, sandbox: Sandbox, internalKey: () => string): void {
  const { news } = sandbox;
  server.addHook('preClose', async () => news.close());
  void server.register(async (scope) => {
    requireKey(scope, sandbox, { internalKey, what: 'desk' });
    scope.post(deskPaths.list, async ({ body }) => ({ value: await listDesk(sandbox, readScope(body)) }));
    scope.post(deskPaths.thread, async ({ body }) => {
      const part = readPart(body);
      if (!part) throw failure('body.invalid');
      return { value: (await readThread(sandbox, part)) ?? null };
    });
    scope.post(deskPaths.act, async ({ body }) => {
      const act = readDeskAct(body);
      if (!act) throw failure('body.invalid');
      return { value: await actAtDesk(sandbox, act) };
    });
    scope.post(deskPaths.news, async ({ body }) => {
      const { mark } = Object(body);
      return { value: await news.after(typeof mark === 'string' ? mark : undefined, deskPatienceMs) };
    });
    addQuestionDesk(scope, sandbox);
    addApplicationDesk(scope, sandbox);
  });
}
