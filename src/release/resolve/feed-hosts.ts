import type { SitePart } from '../../contracts/site.ts';

/** Origins of the feeds that pages ask by themselves: the jackpot's, where it is no simulation (decision 0d). */
export function feedHosts(settings: SitePart['settings']): readonly string[] {
  const source = settings['jackpot.source'];
  return typeof source === 'string' && URL.canParse(source) ? [new URL(source).origin] : [];
}
