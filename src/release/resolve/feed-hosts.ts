import type { SettingValues } from '../../contracts/generated/setting-values.ts';

/** Origins of the feeds that pages ask by themselves: the jackpot's, where it is no simulation (decision 0d). */
export function feedHosts(settings: Pick<SettingValues, 'jackpot.source'>): readonly string[] {
  const source = settings['jackpot.source'];
  return URL.canParse(source) ? [new URL(source).origin] : [];
}
