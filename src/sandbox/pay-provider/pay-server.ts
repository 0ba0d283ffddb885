import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textIn } from '../http/read-value.ts';
import { queryOf } from '../http/settle-call.ts';
import { languageOf } from '../merchants/language.ts';
import { pageKey } from './contract.ts';
import type { DemoProvider } from './create-provider.ts';
import { donePage, gonePage, orderPage } from './pay-page.ts';
import { isPlan } from './plans.ts';
import { isSameText } from './sign-message.ts';

/** The pages of the demonstration's payment provider: an order, and what shall come of it. The address holds the key. */
export function addPayServer(server: FastifyInstance, provider: DemoProvider, secret: string): void {
  const style = readFileSync(join(import.meta.dirname, 'pay.css'));
  const find = (reference: string, key: string) =>
    isSameText(key, pageKey(secret, reference)) ? provider.find(reference) : undefined;
  server.get('/pay/pay.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('x-content-type-options', 'nosniff').send(style),
  );
  server.get('/pay', async (request, reply) => {
    const query = queryOf(request);
    const { order: reference = '', key = '' } = query;
    const language = languageOf(query, undefined);
    const order = find(reference, key);
    if (!order) return sendPage(reply.code(404), gonePage(language), '');
    if (order.doneAt !== null) return leave(reply, order.returnUrl, donePage(language));
    return sendPage(reply, orderPage(language, order, key), order.returnUrl);
  });
  server.post('/pay', async (request, reply) => {
    const { order: reference, key, plan, language: wanted } = Object(request.body);
    const language = languageOf({ language: textIn(wanted) }, undefined);
    const order = find(textIn(reference), textIn(key));
    if (!order || !isPlan(plan)) return sendPage(reply.code(404), gonePage(language), '');
    await provider.end(order.reference, plan);
    return leave(reply, order.returnUrl, donePage(language));
  });
}

function leave(reply: FastifyReply, returnUrl: string, page: string): FastifyReply {
  return returnUrl === '' ? sendPage(reply, page, '') : reply.redirect(returnUrl, 303);
}

/** A page that runs nothing, stands in no frame, and sends its form here and on to where the player came from. */
function sendPage(reply: FastifyReply, html: string, returnUrl: string): FastifyReply {
  const back = returnUrl === '' ? '' : ` ${new URL(returnUrl).origin}`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}
