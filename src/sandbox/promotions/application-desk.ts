import type { FastifyInstance } from 'fastify';
import { sendChatPage } from '../chat/chat-files.ts';
import { deskFrame, escapeHtml } from '../chat/chat-page.ts';
import { idOf } from '../chat/desk-id.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { Sandbox } from '../sandbox.ts';
import { decideApplication, listApplications, type PlayerApplication } from './decide-application.ts';

const words = { language: 'en', direction: 'ltr', title: 'Applications', back: 'Questions' } as const;
const page = { words, backPath: '/support/feedback', filesPath: '/support' };

/** Applications for promotions, and what staff give for each, or that they decline it. */
export function addApplicationDesk(scope: FastifyInstance, sandbox: Sandbox): void {
  scope.get('/support/applications', async (_request, reply) =>
    sendChatPage(reply, deskFrame(page, `<main>${listOf(await listApplications(sandbox))}</main>`)),
  );
  scope.post('/support/applications/:id', async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw failure('body.invalid');
    const { decision, amount } = Object(request.body);
    const wanted = decision === 'approve' ? textIn(amount) : undefined;
    if (wanted === undefined && decision !== 'decline') throw failure('body.invalid');
    if (!(await decideApplication(sandbox, idOf(request), wanted))) throw failure('body.invalid');
    return reply.redirect('/support/applications', 303);
  });
}

function listOf(applications: readonly PlayerApplication[]): string {
  if (applications.length === 0) return '<p class="empty">No player has applied for anything yet.</p>';
  return applications.map(articleOf).join('');
}

function articleOf({ id, merchant, player, promotion, remark, at, isDecided, reward }: PlayerApplication): string {
  const facts = `<p class="note"><strong>${escapeHtml(player)}</strong> · ${escapeHtml(merchant)} · ${escapeHtml(promotion)} · <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></p>`;
  const state = reward === undefined ? 'Declined' : `Approved: ${escapeHtml(reward)}`;
  const form = `<form method="post" action="/support/applications/${id}">
<label>Amount <input name="amount" inputmode="decimal" autocomplete="off"></label>
<button name="decision" value="approve">Approve</button> <button name="decision" value="decline">Decline</button></form>`;
  return `<article class="question">${facts}<p dir="auto">${escapeHtml(remark)}</p>${isDecided ? `<p>${state}</p>` : ''}</article>${isDecided ? '' : form}`;
}
