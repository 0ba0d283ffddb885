import type { FastifyInstance } from 'fastify';
import { backPath } from './back-path.ts';

const texts = {
  en: {
    direction: 'ltr',
    heading: 'Live chat',
    body: 'Nobody sits at the other end of this demonstration. An operator connects a chat service here.',
    back: 'Back to the site',
  },
  ur: {
    direction: 'rtl',
    heading: 'لائیو چیٹ',
    body: 'اس نمائش میں دوسری طرف کوئی نہیں بیٹھا۔ سائٹ چلانے والے یہاں اپنی چیٹ سروس جوڑتے ہیں۔',
    back: 'سائٹ پر واپس جائیں',
  },
} as const;

/** The page that the chat launch leads to: says plainly that no chat service is connected, and leads back. */
export function addChatWindow(server: FastifyInstance): void {
  server.get<{ Querystring: Readonly<Record<string, string>> }>('/wps/chat/window', async ({ query }, reply) => {
    const language = (query['language'] ?? 'en').toLowerCase().startsWith('ur') ? 'ur' : 'en';
    const { direction, heading, body, back } = texts[language];
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    return `<!doctype html><html lang="${language}" dir="${direction}"><meta name="viewport" content="width=device-width"><title>${heading}</title>
<main><h1>${heading}</h1><p>${body}</p><p><a href="${backPath(query['backUrl'])}">${back}</a></p></main></html>`;
  });
}
