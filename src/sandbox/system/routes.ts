import { isIP } from 'node:net';
import { failure } from '../errors.ts';
import { open } from '../http/route.ts';
import type { Call, SandboxRoute } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import type { EffectiveSite } from '../site/site-source.ts';
import { dialingCodeOf } from './dialing-codes.ts';
import { regionOf } from './region.ts';

/** Status, region, country, domains and templates. */
export const systemRoutes: readonly SandboxRoute[] = [
  open('systemStatus', readStatus),
  open('systemRegion', async (sandbox, { merchant, address, query }) => {
    const ip = query['ip'] ?? address;
    if (isIP(ip) === 0) throw failure('body.invalid');
    return { value: await regionOf(sandbox, merchant, ip) };
  }),
  open('systemCountry', async (sandbox, { merchant, address }) => {
    const { country } = await regionOf(sandbox, merchant, address);
    return { value: { country, dialingCode: dialingCodeOf(country) } };
  }),
  open('domainRoute', async ({ sites }, { merchant }) => ({
    value: { domainList: (await sites.get(merchant))?.site.identity.domains ?? [] },
  })),
  open('templateSettings', async ({ sites }, { merchant }) => ({
    value: numbersOf((await sites.get(merchant))?.site.template ?? {}),
  })),
];

/** The specification's status answer (rows A-241, G-337), from what the service has published. */
async function readStatus(sandbox: Sandbox, { merchant, address }: Call) {
  const effective = await sandbox.sites.get(merchant);
  if (!effective) throw failure('merchant.unknown');
  const region = await regionOf(sandbox, merchant, address);
  return {
    value: {
      location: { ip: region.ip, country: region.country },
      maintenance: effective.site.maintenance,
      regionRestriction: region.regionRestriction,
      info: infoOf(effective),
    },
  };
}

function infoOf({ release, site, rules }: EffectiveSite) {
  return {
    customerService: site.customerService,
    domainRoute: site.identity.domains,
    mobileTemplate: numbersOf(site.template),
    paths: site.paths,
    register: { release, rules },
    resources: site.resources,
    whitelabel: site.flags,
    mainDomain: site.identity.domains[0] ?? '',
    imageCDNs: site.imageHosts,
  };
}

function numbersOf(flags: Readonly<Record<string, boolean>>): Record<string, number> {
  return Object.fromEntries(Object.entries(flags).map(([name, isOn]) => [name, isOn ? 1 : 0]));
}
