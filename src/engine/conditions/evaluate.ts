import { settingNamed } from '../setting-named.ts';
import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import { isSignedIn, roleIs } from '../member.ts';
import { resourceUrl, type SiteFacts } from './facts.ts';

/** Whether a condition holds for a visitor of a site. The one place where conditions are decided. */
export function evaluate(condition: Condition, site: SiteFacts, context: VisitorContext): boolean {
  if ('flag' in condition) return site.flags[condition.flag] === true;
  if ('template' in condition) return site.template[condition.template] === true;
  if ('promotion' in condition) return site.promotions[condition.promotion] === true;
  if ('resource' in condition) return resourceUrl(site, condition.resource) !== undefined;
  if ('setting' in condition) return settingNamed(site, condition.setting) === condition.is;
  if ('role' in condition) return roleIs(condition.role, site.roles, context.memberType);
  if ('session' in condition) return isSignedIn(context) === condition.session;
  if ('app' in condition) return context.app === condition.app;
  if ('all' in condition) return condition.all.every((part) => evaluate(part, site, context));
  if ('any' in condition) return condition.any.some((part) => evaluate(part, site, context));
  return !evaluate(condition.not, site, context);
}
