import type { FastifyInstance } from 'fastify';
import { type DeskAnswer } from '../../contracts/desk-questions.ts';
import { deskPaths } from '../../contracts/desk.ts';
import { readPerson, readScope } from '../chat/read-desk-act.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { Sandbox } from '../sandbox.ts';
import { answerQuestion, listQuestions, longestAnswer } from './feedback-answers.ts';

/** What the console asks about questions of the feedback form; `scope` lets in who may ask. */
export function addQuestionDesk(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.post(deskPaths.questions, async ({ body }) => ({ value: await listQuestions(sandbox, readScope(body)) }));
  scope.post(deskPaths.answer, async ({ body }) => {
    const answer = readAnswer(body);
    if (!answer) throw failure('body.invalid');
    return { value: await answerQuestion(sandbox, answer) };
  });
}

function readAnswer(body: unknown): DeskAnswer | undefined {
  const { merchant, id, by, text, seen } = Object(body);
  const person = readPerson(by);
  const said = typeof text === 'string' ? text.trim() : '';
  if (typeof merchant !== 'string' || idIn(id) === 0 || !person || said === '' || said.length > longestAnswer)
    return undefined;
  if (seen !== null && (typeof seen !== 'string' || Number.isNaN(Date.parse(seen)))) return undefined;
  return { merchant, id: idIn(id), by: person, text: said, seen };
}
