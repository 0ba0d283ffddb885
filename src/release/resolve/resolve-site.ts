import type { SettingValues } from '../../contracts/generated/setting-values.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { type MaintenanceNotice, isClosing, messagesOf } from '../../contracts/maintenance.ts';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import type { Origin, OriginsPart, Override } from '../../contracts/origins.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { FormsPart } from '../../contracts/release.ts';
import type { MerchantIdentity, SitePart } from '../../contracts/site.ts';
import { decimalsOf } from '../../engine/currency-decimals.ts';
import { buildForms } from '../../engine/index.ts';
import { placeOf } from '../load/json-document.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';
import { applyNavigation } from './apply-navigation.ts';
import { applyPolicy } from './apply-policy.ts';
import { checkApproval } from './check-approval.ts';
import { checkExtraRoutes } from './check-extra-routes.ts';
import { checkFeatures } from './check-features.ts';
import { checkOverrides } from './check-overrides.ts';
import { pictureSize } from './picture-size.ts';
import { resolveLobby } from './resolve-lobby.ts';
import { prefixed } from './layers.ts';
import { feedHosts } from './feed-hosts.ts';
import { phoneHosts } from './phone-hosts.ts';
import { resolveRoles } from './resolve-roles.ts';
import { checkPatternIds, resolveRules } from './resolve-rules.ts';
import { resolveSettings } from './resolve-settings.ts';
import { resolveSwitches } from './resolve-switches.ts';
import { checkRemains, keptFeatures, routesOf, switchOff } from './switch-off.ts';

/** The part of a theme that decides about a site: its settings, with their place. */
export type ThemeSettings = Valid<Pick<ThemeDocument, 'settings'>>;

/** Everything that decides what a merchant's site is. */
export interface SiteSources {
  readonly source: ValidSource;
  readonly theme: ThemeSettings;
  readonly features: readonly FeatureManifest[];
  /** Live changes in force, the oldest first; expired ones are left out by the caller. */
  readonly overrides: readonly Override[];
  /** Hex digest of a text, for the forms' ids. */
  readonly hash: (text: string) => string;
  /** Makes other forms of those that the rules give. */
  readonly changeForms?: (forms: FormsPart) => FormsPart;
}

/** A site with all layers merged, its forms, and where every value came from. */
export interface ResolvedSite {
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly origins: OriginsPart;
  readonly problems: readonly Problem[];
}

/**
 * Merges engine default < theme < merchant < site configuration < override, applies the navigation, and lets the policy
 * pack clamp last (decision 0a).
 */
export function resolveSite(sources: SiteSources): ResolvedSite {
  const { source, theme, features, overrides, hash, changeForms = (forms) => forms } = sources;
  const flags = resolveSwitches('flags', source, overrides);
  const promotions = resolveSwitches('promotions', source, overrides);
  const template = resolveSwitches('template', source, overrides);
  const roles = resolveRoles(source, overrides);
  const open = resolveRules(source, overrides);
  const { settings, rules, ruleOrigins, navigation, problems } = applyPolicy(source, features, {
    settings: resolveSettings(source, theme, overrides),
    rules: open.rules,
    ruleOrigins: open.origins,
    navigation: switchOff(applyNavigation(features, source.navigation), source.merchant),
  });
  const kept = keptFeatures(features, source.merchant);
  const maintenance = resolveMaintenance(source, overrides);
  const { merchant, site: configuration } = source;
  const facts = {
    flags: flags.values,
    promotions: promotions.values,
    template: template.values,
    resources: configuration.value.resources ?? [],
    // Schema and catalogue have checked every layer, the policy pack what it clamps.
    settings: settings.values as SettingValues,
  };
  const forms = changeForms(buildForms({ rules, site: facts, patterns: merchant.value.patterns ?? {} }, hash));
  const imageHosts = configuration.value.imageCDNs ?? [];
  const phone = phoneHosts(facts.settings);
  const lobby = resolveLobby(source);
  return {
    site: {
      engineFormat: 2,
      identity: identityOf(source),
      ...facts,
      roles: roles.values,
      customerService: configuration.value.customerService ?? [],
      imageHosts,
      paths: configuration.value.paths ?? {},
      maintenance: maintenance.value,
      ...(maintenance.notice ? { maintenanceNotice: maintenance.notice } : {}),
      rules,
      ...lobby.part,
      slots: navigation.slots,
      routes: routesOf(kept),
      extraRoutes: merchant.value.extraRoutes ?? {},
      forms: Object.fromEntries(Object.entries(forms).map(([formId, { $id }]) => [formId, $id])),
      errorTexts: merchant.value.errorTexts ?? {},
      errorCodes: configuration.value.errorCodes ?? {},
      hosts: { ...phone, connect: [...phone.connect, ...feedHosts(facts.settings)], image: imageHosts },
    },
    forms,
    origins: {
      values: {
        ...prefixed('flags', flags.origins),
        ...prefixed('promotions', promotions.origins),
        ...prefixed('template', template.origins),
        ...prefixed('settings', settings.origins),
        ...prefixed('roles', roles.origins),
        ...prefixed('rules', ruleOrigins),
        maintenance: maintenance.origin,
        ...lobby.origins,
        resources: { layer: 'site', ...placeOf(configuration, '/resources') },
        ...navigation.origins,
      },
      dropped: navigation.dropped,
    },
    problems: [
      ...checkFeatures(features),
      ...checkOverrides(overrides),
      ...checkApproval(source),
      ...checkPatternIds(source),
      ...navigation.problems,
      ...checkRemains(kept, source.merchant),
      ...checkExtraRoutes(source, kept, features),
      ...problems,
    ],
  };
}

function identityOf({ merchant, assets }: ValidSource): MerchantIdentity {
  const { code, name, domains, theme, languages, currency, logo, dialingCode, policy, approval = [] } = merchant.value;
  // Said only where it is not the usual one, so that no page carries the table of currencies.
  const decimals = decimalsOf(currency.code);
  const money = decimals === 2 ? currency : { ...currency, decimals };
  const picture = assets.get(logo);
  const logoSize = picture && pictureSize(picture);
  return {
    ...{ code, name, domains, theme, languages, currency: money, logo, dialingCode },
    ...(logoSize ? { logoSize } : {}),
    ...(policy === undefined ? {} : { policy }),
    ...(approval.length === 0 ? {} : { approval }),
  };
}

function resolveMaintenance(
  { site }: ValidSource,
  overrides: readonly Override[],
): { readonly value: boolean; readonly origin: Origin; readonly notice?: MaintenanceNotice } {
  const { maintenance } = site.value;
  const own = overrides.filter(({ name }) => name === 'maintenance');
  const live = own.at(-1);
  if (live !== undefined) {
    const { author: by, at, reason, value } = live;
    const notice = isClosing(value) ? noticeOf(own, maintenance === true) : undefined;
    return {
      value: isClosing(value),
      origin: { layer: 'override', by, at, reason },
      ...(notice ? { notice } : {}),
    };
  }
  if (maintenance === undefined) return { value: false, origin: { layer: 'engine' } };
  return { value: maintenance, origin: { layer: 'site', ...placeOf(site, '/maintenance') } };
}

/** What players read while overrides close a site: the messages of the one on top, and the end of the last one to end. */
function noticeOf(overrides: readonly Override[], staysClosed: boolean): MaintenanceNotice | undefined {
  const messages = messagesOf(overrides.at(-1)?.value);
  const closing = overrides.slice(overrides.findLastIndex(({ value }) => !isClosing(value)) + 1);
  const ends = closing.flatMap(({ until }) => until ?? []);
  const isEndless = ends.length < closing.length || (closing.length === overrides.length && staysClosed);
  const until = isEndless ? undefined : ends.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
  if (messages === undefined && until === undefined) return undefined;
  return { ...(messages ? { messages } : {}), ...(until ? { until } : {}) };
}
