import type { FastifyInstance } from 'fastify';
import type { ServedBrand } from '../../brands.ts';
import type { SiteRegistry } from '../../live/site-registry.ts';
import { type Choices, choicesOf, readChoice } from './choice.ts';
import { framesOf } from './frames.ts';
import { renderStatesPage, type StatesPage } from './render-states-page.ts';
import { screensOf } from './screens.ts';

interface StatesOptions {
  readonly brands: readonly ServedBrand[];
  readonly siteOf: SiteRegistry['current'];
  readonly servicePort: number;
  /** Headers of every page of the start page's host. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds the page that shows one screen of every brand live, for any visitor, language, scheme and state (`/states`). */
export function addStatesPage(page: FastifyInstance, { brands, siteOf, servicePort, headers }: StatesOptions): void {
  page.get('/states', async (request, reply) => {
    const sites = (await Promise.all(brands.map(({ code }) => siteOf(code)))).flatMap((site) => site ?? []);
    const choices = choicesOf(sites);
    const { choice, unknown } = readChoice(new URL(request.url, 'http://start.invalid').searchParams, choices);
    const words: StatesPage['words'] = {
      screen: new Map(screensOf(sites).map(({ id, title }) => [id, title])),
      language: languageNames(choices),
      width: new Map(choices.width.map((width) => [width, `${width} px`])),
      brand: new Map(sites.map(({ merchant, site }) => [merchant, site.identity.name])),
    };
    const frames = framesOf(sites, choice, servicePort);
    return reply
      .code(unknown.length > 0 ? 404 : 200)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(renderStatesPage({ choices, choice, unknown, frames, words }));
  });
}

function languageNames({ language }: Choices): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Map(language.map((tag) => [tag, names.of(tag) ?? tag]));
}
