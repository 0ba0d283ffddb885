import type { FastifyInstance, FastifyReply } from 'fastify';
import { createClosedList } from '../door/closed-list.ts';
import type { RenderedShell } from '../pages/page-renderer.ts';
import { guestReads } from '../preview/guest-reads.ts';
import { admitToFrame } from '../preview/frame-key.ts';
import type { Frame, Frames } from '../preview/frames.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { withFrameScript } from './frame-script.ts';

const pages = /^\/(?:m(?:\/.*)?)?$/;
const files = /^\/(?:livery\/parts\/.+|assets\/.+)$/;
const calls = /^\/(?:livery\/(?:frame\.js|pointer|stream)|manifest\.webmanifest)$/;

/** Finds frames before any brand is asked; what a frame may ask for is a closed list of questions, and it acts on nothing. */
export function addFrameRoutes(app: FastifyInstance, frames: Frames): void {
  const find = createClosedList();
  app.addHook('onRequest', async (request, reply) => {
    const frame = frames.find(request.raw.headers.host ?? '');
    if (frame === undefined) return undefined;
    if (frame === 'over' || !(await frame.isSignedIn())) return sendOver(frames, reply);
    const admitted = admitToFrame(frame, { url: request.url, cookie: request.headers.cookie });
    if (!admitted) return sendOver(frames, reply);
    if (admitted.setCookie !== undefined) reply.header('set-cookie', admitted.setCookie);
    request.frame = frame;
    request.site = frame.site;
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method !== 'GET') return refuse(reply);
    if ([pages, files, calls].some((pattern) => pattern.test(path))) return undefined;
    const departure = find(frame.site.site, request.method, path);
    if (!departure) return reply.callNotFound();
    if (!guestReads.has(departure.call.name)) return refuse(reply);
    // The platform hears of no player: whoever is shown exists nowhere.
    delete request.raw.headers.authorization;
    return undefined;
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  const message = 'This is a preview for staff: it sends nothing to a platform.';
  return reply.code(403).header('cache-control', 'no-store').send({ code: 'PREVIEW', message });
}

/** Sends a page of a frame: it is told whom it shows and what it outlines before its own scripts run. */
export function sendFrame(
  reply: FastifyReply,
  { frame, frames }: { readonly frame: Frame; readonly frames: Frames },
  { html, scriptHashes, styleHashes }: Pick<RenderedShell, 'html' | 'scriptHashes' | 'styleHashes'>,
): FastifyReply {
  const { site, visitor, marks, opensMenu, isBefore, notice, isAlone } = frame;
  const page = withFrameScript(html, { merchant: site.merchant, visitor, marks, opensMenu, isBefore, notice, isAlone });
  return sendPage(reply, frames, { html: page, scriptHashes, styleHashes, images: site.site.hosts.image });
}

interface FramePage extends Pick<RenderedShell, 'html' | 'scriptHashes' | 'styleHashes'> {
  readonly images: readonly string[];
}

/** A page that only the console shows: of other origins it loads pictures alone, and it shows nobody its address. */
function sendPage(
  reply: FastifyReply,
  { consoleOrigin }: Frames,
  { html, scriptHashes, styleHashes, images }: FramePage,
): FastifyReply {
  const hosts = { connect: [], image: [...images] };
  const policy = contentPolicy({ hosts, scriptHashes, styleHashes, frames: [], frameAncestors: consoleOrigin });
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendOver(frames: Frames, reply: FastifyReply): FastifyReply {
  const says = 'This preview is over. Look again in the console.';
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title>';
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><p>${says}</p></body></html>`;
  return sendPage(reply.code(410), frames, { html, scriptHashes: [], styleHashes: [], images: [] });
}
