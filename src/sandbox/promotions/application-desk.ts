import type { FastifyInstance } from 'fastify';
import type { DeskDecision } from '../../contracts/desk-applications.ts';
import { deskPaths } from '../../contracts/desk.ts';
import { readPerson, readScope } from '../chat/read-desk-act.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { Sandbox } from '../sandbox.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications, readPicture } from './list-applications.ts';

const longestReason = 500;

/** What the console asks about applications for promotions; `scope` lets in who may ask. */
export function addApplicationDesk(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.post(deskPaths.applications, async ({ body }) => ({ value: await listApplications(sandbox, readScope(body)) }));
  scope.post(deskPaths.decide, async ({ body }) => {
    const decision = readDecision(body);
    if (!decision) throw failure('body.invalid');
    return { value: await decideApplication(sandbox, decision) };
  });
  scope.post(deskPaths.picture, async ({ body }) => {
    const { merchant, id, number } = Object(body);
    if (typeof merchant !== 'string' || idIn(id) === 0 || idIn(number) === 0) throw failure('body.invalid');
    return { value: await readPicture(sandbox, { merchant, id: idIn(id), number: idIn(number) }) };
  });
}

/** What a body says that somebody decides; nothing where it is no decision. */
function readDecision(body: unknown): DeskDecision | undefined {
  const { merchant, id, by, act, amount, author, reason } = Object(body);
  const person = readPerson(by);
  if (typeof merchant !== 'string' || idIn(id) === 0 || !person) return undefined;
  const of = { merchant, id: idIn(id), by: person };
  switch (act) {
    case 'propose':
      return isText(amount) && isReason(reason) ? { ...of, act, amount, reason } : undefined;
    case 'pay':
    case 'reject':
      return isText(amount) && isText(author) ? { ...of, act, amount, author } : undefined;
    case 'decline':
      return isReason(reason) ? { ...of, act, reason } : undefined;
    default:
      return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 100;
}

function isReason(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestReason;
}
