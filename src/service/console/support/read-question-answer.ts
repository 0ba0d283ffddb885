import type { DeskQuestion, QuestionResult } from '../../../contracts/desk-questions.ts';
import type { DeskPage } from '../../../contracts/desk.ts';
import { isAbsentOr, isId, isMoment, isText, pageOf, partOf } from './read-part.ts';

/** A page of questions as a platform says it; nothing where it says something else. */
export function readQuestions(value: unknown): DeskPage<DeskQuestion> | undefined {
  return pageOf(value, readQuestion);
}

/** What came of an answer. */
export function readQuestionResult(value: unknown): QuestionResult | undefined {
  const { kind, question: said } = partOf(value);
  if (kind === 'absent') return { kind };
  const question = readQuestion(said);
  return question && (kind === 'done' || kind === 'moved') ? { kind, question } : undefined;
}

function readQuestion(value: unknown): DeskQuestion | undefined {
  const { id, merchant, player, type, content, at, answer } = partOf(value);
  if (!isId(id) || !isText(merchant) || !isText(player) || !isText(content) || !isMoment(at)) return undefined;
  if (!isId(type)) return undefined;
  const answered = answer === undefined ? undefined : readAnswer(answer);
  if (answer !== undefined && !answered) return undefined;
  return { ...{ id, merchant, player, type, content, at }, ...(answered ? { answer: answered } : {}) };
}

function readAnswer(value: unknown): DeskQuestion['answer'] | undefined {
  const { text, at, by } = partOf(value);
  if (!isText(text) || !isMoment(at) || !isAbsentOr(by, isText)) return undefined;
  return { text, at, ...(by === undefined ? {} : { by }) };
}
