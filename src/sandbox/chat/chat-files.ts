import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Files of the page and what they are put together from: what all chats have, then the forms that a theme chooses from. */
const files = {
  'chat.css': {
    type: 'text/css; charset=utf-8',
    parts: ['base', 'heads', 'threads', 'composers', 'greetings'].map((name) => `styles/${name}.css`),
  },
  'chat.js': { type: 'text/javascript; charset=utf-8', parts: ['chat.js'] },
} as const;

/** Serves the style and the script of chat pages under a prefix. */
export function addChatFiles(server: FastifyInstance, prefix: string): void {
  for (const [name, { type, parts }] of Object.entries(files)) {
    const content = parts.map((part) => readFileSync(join(import.meta.dirname, part), 'utf8')).join('\n');
    server.get(`${prefix}/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').send(content),
    );
  }
}

/** Sends a chat page: only its own style and script run, nobody frames it, and its address goes nowhere. */
export function sendChatPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}
