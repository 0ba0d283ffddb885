import type { VisitorContext } from '../../contracts/conditions.ts';
import type { Denial, Target } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { guardFor } from '../compose.ts';
import { resourceUrl } from '../conditions/facts.ts';
import { type Scene, textWords } from './reasons.ts';

/** What a refused tap answers, as a sentence. */
export function answerWords(answer: Denial, scene: Pick<Scene, 'texts'>): string {
  if ('text' in answer) return `It answers ${textWords(answer.text, scene)}.`;
  return 'route' in answer ? `It sends to ${answer.route}.` : `It runs ${answer.action}.`;
}

/** Where an allowed tap leads this visitor, as a sentence. */
export function targetWords(target: Target, site: SitePart, context: VisitorContext): string {
  if ('action' in target) return `A tap runs ${target.action}.`;
  if ('resource' in target)
    return `A tap opens ${resourceUrl(site, target.resource) ?? `nothing: ${target.resource} is not configured`}.`;
  const route = site.routes.find(({ id }) => id === target.route);
  if (route === undefined) return `A tap leads nowhere: ${target.route} is not mounted.`;
  const instead = guardFor(route, site, context);
  const end = instead === undefined ? '' : `, which sends this visitor on to ${instead}`;
  return `A tap leads to ${route.id} at ${route.path}${end}.`;
}
