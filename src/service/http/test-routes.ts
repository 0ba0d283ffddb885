import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FormsPart } from '../../contracts/release.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { removedItems, removeDeclarations } from '../../release/remove-declarations.ts';
import { removeFormDeclarations } from '../../release/remove-form-declarations.ts';
import { patchFolder } from '../publishing/patch-folder.ts';
import type { FolderPatch } from '../publishing/patch-folder.ts';
import type { PublishResult } from '../publishing/publish-result.ts';
import { sortRemovals, withoutListed } from '../publishing/sort-removals.ts';
import { removeMerchant } from '../store/remove-merchant.ts';
import type { Database } from '../store/tables.ts';
import type { ServiceContext } from './service-context.ts';

interface TestSiteRequest {
  /** Shipped merchant whose folder the site starts from. */
  readonly base: string;
  /** Site to change; a new one is made when absent. */
  readonly code?: string;
  readonly patch?: FolderPatch;
  /** What to take away before compiling, see `sortRemovals`. */
  readonly without?: readonly string[];
  /** Address of a platform that is asked for the site configuration and gets the players' calls. */
  readonly platform?: string;
}

/** Throw-away merchants for acceptance tests, through the real compiler and store. Exists only under LIVERY_TEST=1. */
export function addTestRoutes(
  app: FastifyInstance,
  { publisher, registry, hosts, upstreams, clientDir }: ServiceContext,
  { db, merchantsDir }: { db: Database; merchantsDir: string },
): void {
  const folders = new Map<string, FolderFiles>();

  /** Rejects when a name of what to take away stands for nothing. */
  async function publishWithout(files: FolderFiles, code: string, without: readonly string[]): Promise<PublishResult> {
    const { patches, declarations, forms } = sortRemovals(without);
    const features = declarations.length > 0 ? removeDeclarations(declarations) : undefined;
    const remaining = patches.reduce<FolderFiles>(
      (folder, change) => patchFolder(folder, code, change),
      withoutListed(files, features ? removedItems(features) : []),
    );
    const variant = {
      ...(features ? { features } : {}),
      ...(forms.length > 0 ? { changeForms: (all: FormsPart) => removeFormDeclarations(all, forms) } : {}),
    };
    return publisher.publishFolder(remaining, { author: 'test', reason: 'acceptance test' }, { variant, force: true });
  }

  app.post<{ Body: TestSiteRequest }>('/livery/test/site', async (request, reply) => {
    const { base, patch = {}, without = [], platform } = request.body;
    const code = request.body.code ?? `t-${randomBytes(5).toString('hex')}`;
    if (!/^[a-z][a-z0-9-]{1,30}$/.test(base))
      return reply.code(400).send({ message: `There is no merchant "${base}".` });
    const before = folders.get(code) ?? (await readFolder(join(merchantsDir, base), `merchants/${base}`));
    const files = patchFolder(before, code, platform ? following(platform, patch) : patch);
    const result = await publishWithout(files, code, without).catch((error: unknown) => ({
      kind: 'impossible' as const,
      message: String(error),
    }));
    if (result.kind === 'refused' || result.kind === 'impossible') return reply.code(422).send(result);
    folders.set(code, files);
    const trouble = platform ? await upstreams.askNow(code, { author: 'test', reason: 'acceptance test' }) : undefined;
    if (trouble) return reply.code(422).send({ kind: 'impossible', message: trouble });
    const live = await registry.current(code);
    return reply.send({ code, ...(live?.pointer ?? result.pointer) });
  });

  app.post<{ Body: { readonly code: string } }>('/livery/test/rollback', async (request, reply) => {
    const result = await publisher.rollBack(request.body.code, { author: 'test', reason: 'acceptance test' });
    return result.kind === 'published' ? reply.send(result.pointer) : reply.code(422).send(result);
  });

  // A newer build of the browser code, as far as one merchant's browsers can tell: other bytes of the worker.
  const builds = new Map<string, string>();
  app.post<{ Body: { readonly code: string; readonly build: string } }>('/livery/test/build', async (request) => {
    builds.set(request.body.code, request.body.build);
    return {};
  });
  app.addHook('preHandler', async (request, reply) => {
    const build = request.url === '/sw.js' ? builds.get(request.site?.merchant ?? '') : undefined;
    if (build === undefined) return undefined;
    const worker = await readFile(join(clientDir, 'sw.js'), 'utf8');
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
    return reply.headers(headers).send(`${worker}\n// ${build}\n`);
  });

  app.delete<{ Params: { code: string } }>('/livery/test/site/:code', async (request) => {
    folders.delete(request.params.code);
    builds.delete(request.params.code);
    await removeMerchant(db, request.params.code);
    registry.forget(request.params.code);
    await hosts.refresh();
    return {};
  });
}

/** A patch of a merchant whose platform is master of its site configuration. */
function following(url: string, patch: FolderPatch): FolderPatch {
  return { ...patch, site: { ...patch.site, source: 'upstream', upstream: { url, passCalls: true } } };
}
