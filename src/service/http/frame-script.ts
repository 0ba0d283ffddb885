import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Frame, FrameVisitor } from '../preview/frames.ts';

const file = join(import.meta.dirname, '../preview/frame.js');
const path = '/livery/frame.js';

/** What a page of a frame is notified of whom and what it shows. */
interface FrameWords {
  readonly merchant: string;
  readonly visitor: FrameVisitor;
  readonly marks: Frame['marks'];
  readonly opensMenu?: boolean | undefined;
  readonly isBefore?: boolean;
  readonly notice?: string | undefined;
  readonly isAlone?: boolean;
  /** Session of a player who is signed in at the platform; absent: the player exists nowhere. */
  readonly session?: Readonly<Record<string, unknown>> | undefined;
  /** Whether the page's form is sent as it stands. */
  readonly sendsForm?: boolean;
}

/** Serves the script of frames, to pages that are in one. */
export function addFrameScript(app: FastifyInstance): void {
  app.get(path, async (request, reply) => {
    if (!request.frame && !request.scene) return reply.callNotFound();
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(await readFile(file));
  });
}

/** A page that is told whom it shows, and what it outlines, before its own scripts run. */
export function withFrameScript(html: string, words: FrameWords): string {
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="livery-frame">${json}</script>`;
  return html.replace('<script>', () => `${data}<script src="${path}"></script><script>`);
}
