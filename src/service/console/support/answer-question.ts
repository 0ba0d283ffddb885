import type { QuestionsAnswer } from '../../../contracts/console/questions.ts';
import type { Person } from '../../../contracts/console/session.ts';
import type { DeskAnswer, DeskQuestion } from '../../../contracts/desk-questions.ts';
import type { DeskPlace } from '../../../contracts/desk.ts';
import { noteAct } from '../changes/note-act.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { listOfDesk, type PageRequest } from './list-of-desk.ts';
import { requireDesk } from './require-desk.ts';

/** A page of the questions of the merchants that a person has. @throws RefusedError `INVALID` or `UNREACHABLE`. */
export function listQuestions(request: PageRequest): Promise<QuestionsAnswer> {
  return listOfDesk(request, (desk, scope) => desk.questions(scope));
}

/** One question. @throws RefusedError `NOT_FOUND` or `UNREACHABLE`. */
export async function readQuestion(
  context: Pick<ConsoleContext, 'db' | 'desk'>,
  person: Person,
  { merchant, id }: DeskPlace,
): Promise<DeskQuestion> {
  const desk = await requireDesk(context, person, merchant);
  const { list } = await desk.questions({ merchants: [merchant], id });
  const question = list.find((one) => one.merchant === merchant && one.id === id);
  if (!question) throw new RefusedError('NOT_FOUND', 'There is no such question.');
  return question;
}

/**
 * Answers a question and notes who did it; what was written stands with the question alone.
 * @throws RefusedError `CONFLICT` where somebody else has answered since, `NOT_FOUND` or `UNREACHABLE`.
 */
export async function answerQuestion(
  context: ConsoleContext,
  person: Person,
  answer: Omit<DeskAnswer, 'by'>,
): Promise<DeskQuestion> {
  const { merchant, id } = answer;
  const desk = await requireDesk(context, person, merchant);
  const result = await desk.answer({ ...answer, by: { id: person.id, name: person.name } });
  if (result.kind === 'absent') throw new RefusedError('NOT_FOUND', 'There is no such question.');
  if (result.kind === 'moved') {
    const who = result.question.answer?.by ?? 'Somebody else';
    throw new RefusedError('CONFLICT', `${who} has answered meanwhile: look again.`);
  }
  await noteAct(context, `answer question ${id} of ${merchant}`, person);
  return result.question;
}
