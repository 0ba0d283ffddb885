import type { QuestionsAnswer } from '../../../contracts/console/questions.ts';
import type { Person } from '../../../contracts/console/session.ts';
import type { DeskAnswer, DeskQuestion } from '../../../contracts/desk-questions.ts';
import { noteAct } from '../changes/note-act.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { splitDeskMerchants } from './desk-merchants.ts';
import { requireDesk } from './require-desk.ts';

/** Questions of the merchants that a person has. @throws RefusedError `UNREACHABLE`. */
export async function listQuestions(
  context: Pick<ConsoleContext, 'db' | 'desk'>,
  person: Person,
): Promise<QuestionsAnswer> {
  const { reached, without } = await splitDeskMerchants(context, person);
  const listed = reached.length > 0 ? ((await context.desk?.questions(reached)) ?? []) : [];
  // Whatever the platform says beside what it was asked for is not for this person.
  return { questions: listed.filter(({ merchant }) => reached.includes(merchant)), without };
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
