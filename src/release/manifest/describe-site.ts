import { settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { DescribedSite } from './described-site.ts';
import { wordsOf } from './described-site.ts';

/** Identity, switches, roles, settings that differ from their default, first games and vendors, routes with titles, further addresses. */
export function describeSite(described: DescribedSite): readonly string[] {
  const { site } = described;
  const { code, name, theme, domains, languages, currency, dialingCode, policy, approval } = site.identity;
  return [
    `${name} (${code})`,
    `theme ${theme} · currency ${currency.code} ${currency.symbol} ${currency.position ?? 'before'} · phone ${dialingCode}`,
    `languages ${languages.offered.join(', ')}, first ${languages.default}`,
    `domains ${domains.join(', ') || 'none'}`,
    `maintenance ${site.maintenance ? 'on' : 'off'}`,
    ...(policy === undefined ? [] : [`policy pack ${policy}`]),
    ...(approval === undefined ? [] : [`a second person approves ${approval.join(', ')}`]),
    '',
    'SWITCHES',
    `flags on: ${switchedOn(site.flags)}`,
    `promotions on: ${switchedOn(site.promotions)}`,
    `template flags on: ${switchedOn(site.template)}`,
    ...Object.entries(site.roles).map(([role, types]) => `role ${role}: ${types.join(', ') || 'nobody'}`),
    ...changedSettings(site.settings),
    ...Object.entries(site.lobby ?? {}).flatMap(([list, ids]) =>
      ids.length === 0 ? [] : [`first ${list}: ${ids.join(', ')}`],
    ),
    ...site.resources.map(({ resourceType, url }) => `resource ${resourceType}: ${url}`),
    ...site.customerService.map(
      ({ type, title, url }) => `customer service ${type}: "${title}"${url ? ` ${url}` : ''}`,
    ),
    ...site.imageHosts.map((host) => `pictures from ${host}`),
    ...Object.entries(site.paths).map(([call, path]) => `call ${call}: ${path}`),
    ...Object.entries(site.errorTexts).map(([error, key]) => `error ${error}: ${wordsOf(described, key)}`),
    ...Object.entries(site.errorCodes).map(([error, own]) => `error ${error} is our ${own}`),
    '',
    'ROUTES AND TITLES',
    ...site.routes.map(({ id, path, aliases = [], title }) => {
      const also = aliases.length > 0 ? ` (also ${aliases.join(', ')})` : '';
      return `${path}${also}  ${id}  ${wordsOf(described, title)}`;
    }),
    ...Object.entries(site.extraRoutes).map(([path, to]) => `${path}  leads to ${to}`),
    '',
  ];
}

function switchedOn(values: Readonly<Record<string, boolean>>): string {
  const on = Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));
  return on.sort().join(', ') || 'none';
}

function changedSettings(settings: Readonly<Record<string, string | number | boolean>>): readonly string[] {
  return Object.entries(settings)
    .filter(([name, value]) => value !== settingsCatalogue.settings[name]?.default)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `setting ${name} = ${value}`);
}
