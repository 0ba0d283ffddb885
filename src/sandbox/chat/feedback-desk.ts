import type { FastifyInstance } from 'fastify';
import { failure } from '../errors.ts';
import {
  answerQuestion,
  listQuestions,
  longestAnswer,
  type PlayerQuestion,
  readQuestion,
} from '../messages/feedback-answers.ts';
import type { Sandbox } from '../sandbox.ts';
import { sendChatPage } from './chat-files.ts';
import { deskFrame, escapeHtml } from './chat-page.ts';
import { idOf } from './desk-id.ts';

const kinds: Readonly<Record<number, string>> = {
  0: 'Something else',
  1: 'Deposit',
  2: 'Withdrawal',
  3: 'Games',
  4: 'Service',
  6: 'Applications',
};

const applications = '<p><a href="/support/applications">Applications for promotions</a></p>';
const words = { language: 'en', direction: 'ltr', title: 'Questions', back: 'Live chat, in the console' } as const;

/** What players asked by the feedback form, and the box in which staff answer. */
export function addFeedbackDesk(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.get('/support/feedback', async (_request, reply) => {
    const page = { words, backPath: '/support', filesPath: '/support' };
    return sendChatPage(reply, deskFrame(page, `<main>${applications}${listOf(await listQuestions(sandbox))}</main>`));
  });
  scope.get('/support/feedback/:id', async (request, reply) => {
    const question = await readQuestion(sandbox, idOf(request));
    if (!question) throw failure('not.found');
    const own = { ...words, title: nameOf(question), back: 'All questions' };
    const page = { words: own, backPath: '/support/feedback', filesPath: '/support' };
    return sendChatPage(reply, deskFrame(page, questionPage(question)));
  });
  scope.post('/support/feedback/:id', async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw failure('body.invalid');
    if (!(await answerQuestion(sandbox, idOf(request), Object(request.body).text))) throw failure('body.invalid');
    return reply.redirect('/support/feedback', 303);
  });
}

function listOf(questions: readonly PlayerQuestion[]): string {
  if (questions.length === 0) return '<p class="empty">No player has asked anything yet.</p>';
  const items = questions.map((question) => {
    const state =
      question.answer === undefined ? '<span class="open">Open</span>' : '<span class="note">Answered</span>';
    return `<li><a href="/support/feedback/${question.id}"><strong>${escapeHtml(nameOf(question))}</strong>${timeOf(question)}<span class="last" dir="auto">${escapeHtml(question.content)}</span>${state}</a></li>`;
  });
  return `<ul class="desk">${items.join('')}</ul>`;
}

function questionPage(question: PlayerQuestion): string {
  const { id, type, content, answer = '' } = question;
  return `<main><article class="question"><p class="note">${kinds[type] ?? ''} · ${timeOf(question)}</p><p dir="auto">${escapeHtml(content)}</p></article></main>
<form method="post" action="/support/feedback/${id}">
<textarea name="text" rows="3" maxlength="${longestAnswer}" required aria-label="Your answer" placeholder="Your answer" dir="auto">${escapeHtml(answer)}</textarea>
<button>${answer === '' ? 'Answer' : 'Change the answer'}</button>
</form>`;
}

function timeOf({ at }: PlayerQuestion): string {
  return `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;
}

function nameOf({ player, merchant }: PlayerQuestion): string {
  return `${player} · ${merchant}`;
}
