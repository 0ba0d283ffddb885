import type {
  AnswerBody,
  CloseBody,
  HandOverBody,
  ShownNameBody,
  TakeBody,
} from '../../../contracts/console/support.ts';
import type { AnswerQuestionBody } from '../../../contracts/console/questions.ts';
import { noteAct } from '../changes/note-act.ts';
import { listColleagues } from '../support/colleagues.ts';
import { actInConversation, readConversation } from '../support/act-in-conversation.ts';
import { answerQuestion, listQuestions, readQuestion } from '../support/answer-question.ts';
import { listConversations } from '../support/list-conversations.ts';
import { keepShownName, readShownName } from '../support/shown-name.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleCall, ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';
import { placeOf } from './place-of.ts';

/** Live chat with players and their questions, answered by people with names. */
export const supportRoutes: readonly ConsoleRoute[] = [
  get('/support', 'answer', ({ context, session, query }) =>
    listConversations({ context, person: session.person, query }),
  ),
  get('/support/:code/:id', 'answer', (call) => readConversation(of(call), call.query['before'])),
  post<AnswerBody>('/support/:code/:id/answer', 'answer', { body: bodies.chatAnswer }, async (call) => {
    const { context, session, body } = call;
    const shownAs = await readShownName(context.db, session.person.id);
    return actInConversation(of(call), { act: 'answer', ...body, ...(shownAs === undefined ? {} : { shownAs }) });
  }),
  post<TakeBody>('/support/:code/:id/take', 'answer', { body: bodies.chatTake }, (call) =>
    actInConversation(of(call), { act: 'take', from: call.body.from }),
  ),
  post<HandOverBody>('/support/:code/:id/hand-over', 'answer', { body: bodies.chatHandOver }, async (call) => {
    const { context, session, params, body } = call;
    if (body.to === null) return actInConversation(of(call), { act: 'hand-over', to: null });
    const colleagues = await listColleagues(context, params['code'] ?? '', session.person.id);
    const to = colleagues.find(({ id }) => id === body.to);
    if (!to) throw new RefusedError('INVALID', 'They may not answer players of this merchant.');
    return actInConversation(of(call), { act: 'hand-over', to });
  }),
  post<CloseBody>('/support/:code/:id/close', 'answer', { body: bodies.chatClose }, (call) =>
    actInConversation(of(call), { act: 'close', seen: call.body.seen }),
  ),
  get('/questions', 'answer', ({ context, session, query }) =>
    listQuestions({ context, person: session.person, query }),
  ),
  get('/questions/:code/:id', 'answer', ({ context, session, params }) =>
    readQuestion(context, session.person, placeOf(params, 'question')),
  ),
  post<AnswerQuestionBody>('/questions/:code/:id/answer', 'answer', { body: bodies.questionAnswer }, (call) => {
    const { context, session, params, body } = call;
    return answerQuestion(context, session.person, { ...placeOf(params, 'question'), ...body });
  }),
  post<ShownNameBody>('/shown-name', 'answer', { body: bodies.shownName }, async ({ context, session, body }) => {
    await keepShownName(context.db, session.person.id, body.shownAs);
    await noteAct(context, 'choose the name for players', session.person, { ...body });
    return body;
  }),
];

function of({ context, session, params }: ConsoleCall<unknown, ActiveSession>) {
  return { context, person: session.person, place: placeOf(params, 'conversation') };
}
