import type { RoleLists, SitePart } from '../../contracts/site.ts';

/** The part of a site that conditions ask about. */
export interface SiteFacts extends Pick<SitePart, 'flags' | 'promotions' | 'template' | 'resources' | 'settings'> {
  readonly roles: RoleLists;
}

/** Address of a resource, its type compared without regard to case; absent when none is configured (row A-397). */
export function resourceUrl(site: Pick<SitePart, 'resources'>, type: string): string | undefined {
  const wanted = type.toLowerCase();
  const found = site.resources.find((entry) => entry.resourceType.toLowerCase() === wanted);
  return found === undefined || found.url === '' ? undefined : found.url;
}
