import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const files = { 'chat.css': 'text/css; charset=utf-8', 'chat.js': 'text/javascript; charset=utf-8' } as const;

/** Serves the style and the script of chat pages under a prefix. */
export function addChatFiles(server: FastifyInstance, prefix: string): void {
  for (const [name, type] of Object.entries(files)) {
    const content = readFileSync(join(import.meta.dirname, name), 'utf8');
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
