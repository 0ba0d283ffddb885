import { createHash } from 'node:crypto';
import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import type { SiteConfiguration } from '../../contracts/generated/site-configuration.ts';
import type { Override } from '../../contracts/origins.ts';
import { features } from '../../features/index.ts';
import { standInFor } from '../load/stand-in.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';
import type { ThemeSettings } from './resolve-site.ts';
import { resolveSite } from './resolve-site.ts';

/** What everybody who may give a value says, contradicting the pack or not. */
export interface Options {
  readonly theme: boolean | undefined;
  readonly merchant: Record<string, string | number | boolean>;
  readonly site: NonNullable<SiteConfiguration['register']>;
  readonly clock: readonly (string | NavigationItem)[] | undefined;
  readonly overrides: readonly Pick<Override, 'name' | 'value'>[];
}

function document<T>(file: string, value: T): Valid<T> {
  return { file, text: '', value };
}

/** A brand under a policy pack, resolved as the compiler would. */
export function resolveUnder(policy: string, { theme, merchant, site, clock, overrides }: Options) {
  const base = standInFor('merchant.json', 'brand') as unknown as ValidSource['merchant']['value'];
  const source: ValidSource = {
    code: 'brand',
    folder: 'merchants/brand',
    merchant: document('merchant.json', { ...base, policy, settings: merchant }),
    site: document('site.json', { $schema: '', register: site }),
    lobby: document('lobby.json', { $schema: '' }),
    navigation: document('navigation.json', { $schema: '', slots: clock ? { 'header.clock': [...clock] } : {} }),
    registration: document('registration.json', { $schema: '', fields: { password: { min: 7 } } }),
    strings: {},
    assets: new Map(),
  };
  const themed: ThemeSettings = document(
    'theme.json',
    theme === undefined ? {} : { settings: { 'jackpot.caption': theme } },
  );
  const by = { author: 'a', reason: 'r', at: '2026-11-20T10:00:00Z' };
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const live = overrides.map((one) => ({ ...one, ...by }));
  return resolveSite({ source, theme: themed, features, overrides: live, hash });
}
