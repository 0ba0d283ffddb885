import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../live/choose-language.ts';
import type { LiveSite } from '../live/live-site.ts';
import { sceneLanguage, showScene } from '../scenes/show-scene.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { markMaintenance } from './mark-maintenance.ts';
import { sendFrame } from './frame-routes.ts';
import { sendWaitingPage, withOverlay } from './preview-routes.ts';
import type { ServiceContext } from './service-context.ts';

/** Pages of the player site: server-rendered, with status and release embedded. */
export function addPageRoutes(app: FastifyInstance, context: ServiceContext): void {
  const page = (request: FastifyRequest, reply: FastifyReply) => sendPage(context, request, reply);
  // `/` of a brand is its lobby, in place (row A-009).
  app.get('/', page);
  app.get('/m', page);
  app.get('/m/*', page);
}

/** Sends the page of the request's address. */
export async function sendPage(
  { pages, readStatus, startOrigin, gamesUrl, frames, passes, demoSessions }: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { site, previewOf, frame, scene } = request;
  if (!site) return previewOf === null ? reply.callNotFound() : sendWaitingPage(previewOf, reply);
  const asked = scene ? sceneLanguage(site, scene) : frame?.visitor.language;
  const language = asked ?? chooseLanguage(site, request.headers.cookie);
  const isTester = await passes.isTester(site.merchant, request.headers.cookie);
  const status = await readStatus(site, request.ip, { isTester });
  const path = new URL(request.url, 'http://site').pathname;
  const { html, scriptHashes, styleHashes, redirect } = await pages(site, { path, language, status });
  reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (redirect) return reply.redirect(redirect, 302);
  if (frame && frames) return sendFrame(reply, { frame, frames }, { html, scriptHashes, styleHashes });
  const isLocal = /(^|\.)localhost(:\d+)?$|^127\.0\.0\.1(:\d+)?$/.test(request.raw.headers.host ?? '');
  // The start page of a development start shows sites in frames; nobody else does.
  const frameAncestors = isLocal && startOrigin !== undefined ? startOrigin : "'none'";
  reply.header(
    'content-security-policy',
    contentPolicy({
      hosts: site.site.hosts,
      scriptHashes,
      styleHashes,
      frames: gameOrigins(site, gamesUrl),
      frameAncestors,
    }),
  );
  if (frameAncestors === "'none'") reply.header('x-frame-options', 'DENY');
  if (status.status === 1) markMaintenance(reply);
  const shown = scene ? await showScene(html, { site, scene, language, demoSessions }) : html;
  if (scene) reply.header('cache-control', 'no-store');
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(previewOf === null ? shown : withOverlay(shown));
}

/** Where games may come from that are played in a frame: the hosts of the setting, and the sandbox's for its own sites. */
export function gameOrigins({ site, platformUrl }: LiveSite, gamesUrl: string): readonly string[] {
  const listed = String(site.settings['launch.frameHosts'] ?? '').split(',');
  const own = platformUrl === undefined ? [new URL(gamesUrl).origin] : [];
  return [...own, ...listed.map((host) => host.trim()).filter((host) => /^https:\/\/[\w.*-]+(:\d+)?$/.test(host))];
}
