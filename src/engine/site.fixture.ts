import { fieldsCatalogue, flagsCatalogue, settingsCatalogue } from '../contracts/generated/catalogues.ts';
import type { SettingValues } from '../contracts/generated/setting-values.ts';
import type { OriginsPart } from '../contracts/origins.ts';
import type { FieldRule, SitePart } from '../contracts/site.ts';
import { slotIds } from './slot-ids.ts';

/** What a test says about a site; everything else has the engine's default. */
export interface SiteOptions extends Partial<Omit<SitePart, 'slots' | 'rules' | 'settings'>> {
  readonly settings?: SettingOptions;
  readonly slots?: Partial<SitePart['slots']>;
  readonly rules?: Readonly<Record<string, Partial<FieldRule>>>;
}

/** A site with the engine's defaults, and only what the test is about. */
export function aSitePart({ slots, rules, flags, settings, ...options }: SiteOptions = {}): SitePart {
  const { member, trial, nonAgent, deposit, withdraw } = flagsCatalogue.roles;
  const types = (entry: { readonly default: readonly number[] } | undefined) => entry?.default ?? [];
  const empty = Object.fromEntries(slotIds.map((slot) => [slot, []]));
  return {
    engineFormat: 2,
    identity: {
      code: 'test',
      name: 'Test',
      domains: [],
      theme: 'karat',
      languages: { default: 'en', offered: ['en', 'ur'] },
      currency: { code: 'GBP', symbol: '£' },
      logo: 'logo.svg',
      dialingCode: '+44',
    },
    flags: { ...flags },
    promotions: {},
    template: {},
    roles: {
      member: types(member),
      trial: types(trial),
      nonAgent: types(nonAgent),
      deposit: types(deposit),
      withdraw: types(withdraw),
    },
    resources: [],
    customerService: [],
    imageHosts: [],
    paths: {},
    maintenance: false,
    settings: someSettings(settings),
    rules: someRules(rules),
    slots: { ...empty, ...slots } as SitePart['slots'],
    routes: [],
    forms: {},
    extraRoutes: {},
    errorTexts: {},
    errorCodes: {},
    hosts: { connect: [], image: [] },
    ...options,
  };
}

/** Settings that a test is about. */
export type SettingOptions = Readonly<Record<string, string | number | boolean>>;

/** Every setting's default from the catalogue, with a test's changes. */
export function someSettings(changes: SettingOptions = {}): SettingValues {
  const defaults = Object.entries(settingsCatalogue.settings).map(([name, entry]) => [name, entry.default]);
  return { ...Object.fromEntries(defaults), ...changes } as SettingValues;
}

/** Every field's rule from the catalogue, with a test's changes. */
export function someRules(changes: Readonly<Record<string, Partial<FieldRule>>> = {}): Record<string, FieldRule> {
  const entries = Object.entries(fieldsCatalogue.fields);
  return Object.fromEntries(entries.map(([field, { rule }]) => [field, { ...rule, ...changes[field] }]));
}

/** Origins that say nothing. */
export const noOrigins: OriginsPart = { values: {}, dropped: [] };
