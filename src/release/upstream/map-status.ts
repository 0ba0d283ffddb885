import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import { isOn, isSwitch } from '../../engine/index.ts';
import { nearestName } from '../nearest-name.ts';
import { mapAddresses } from './map-addresses.ts';
import { joinRules, mapRules } from './map-rules.ts';
import type { Reading, UnmappedField } from './reading.ts';
import { hasFields, note, safeEntries } from './reading.ts';
import type { UpstreamSite } from './upstream-file.ts';

/** A switch that the catalogue does not know: kept, reported and without effect (decision 0b). */
export interface UnknownFlag {
  readonly name: string;
  readonly nearest?: string;
}

/** A platform's answers as our site configuration, and everything in them that has no place in it. */
export interface MappedStatus {
  readonly ok: true;
  readonly site: UpstreamSite;
  readonly unknownFlags: readonly UnknownFlag[];
  readonly unmapped: readonly UnmappedField[];
  /** Sentences about known switches whose values say neither on nor off: such an answer is not to be believed. */
  readonly faults: readonly string[];
  /** Sentences about rules of which the two answers say different things. */
  readonly contradictions: readonly string[];
}

/** Answers of an operator's platform, as parsed JSON. */
export interface PlatformAnswers {
  /** Answer of the status call. */
  readonly status: unknown;
  /** Answer of the register-settings call; absent when the platform has none. */
  readonly settings?: unknown;
  /** Answer of the template call, for a platform whose status has no templates (row A-347). */
  readonly template?: unknown;
  /** Names under which this platform sends flags of the catalogue (row A-201). */
  readonly flagKeys?: Readonly<Record<string, string>>;
}

/**
 * Reads the status answer of a platform (row A-241) and its registration rules. A missing part is left out, so that the
 * merchant folder counts (row G-337). Refused is only what is no status answer at all.
 */
export function mapStatus({
  status,
  settings,
  template: ownTemplate,
  flagKeys = {},
}: PlatformAnswers): MappedStatus | { ok: false; message: string } {
  const answer = unwrapped(status);
  if (!hasFields(answer) || !hasFields(answer['info'])) {
    return { ok: false, message: 'The answer has no "info": it is no status answer.' };
  }
  const reading: Reading = { unmapped: [] };
  const { info } = answer;
  const aliases = Object.values(flagKeys);
  const flags = mapSwitches(info['whitelabel'], 'info.whitelabel', reading);
  const template =
    mapSwitches(info['mobileTemplate'], 'info.mobileTemplate', reading) ??
    mapSwitches(unwrapped(ownTemplate), 'template', reading);
  const given = {
    status: mapRules(info['register'], 'info.register', reading),
    settings: mapRules(unwrapped(settings), 'register', reading),
  };
  const { rules, contradictions } = joinRules(given.status, given.settings);
  for (const name of Object.keys(answer)) {
    if (!ofTheAnswer.has(name)) note(reading, name, 'The site configuration has no such part.', ofTheAnswer);
  }
  for (const name of Object.keys(info)) {
    if (!ofTheInfo.includes(name)) note(reading, `info.${name}`, 'The site configuration has no such part.', ofTheInfo);
  }
  const { maintenance } = answer;
  return {
    ok: true,
    site: {
      ...(flags ? { flags } : {}),
      ...(template ? { template } : {}),
      ...mapAddresses(info, reading),
      ...(maintenance === undefined || maintenance === null ? {} : { maintenance: isOn(maintenance) }),
      ...(Object.keys(rules).length > 0 ? { register: rules } : {}),
    },
    unknownFlags: [
      ...unknownOf(flags, [...Object.keys(flagsCatalogue.flags), ...aliases]),
      ...unknownOf(template, Object.keys(flagsCatalogue.template)),
    ],
    unmapped: reading.unmapped,
    faults: [
      ...faultsOf(info['whitelabel'], 'info.whitelabel', [...Object.keys(flagsCatalogue.flags), ...aliases]),
      ...faultsOf(info['mobileTemplate'], 'info.mobileTemplate', Object.keys(flagsCatalogue.template)),
      ...(info['mobileTemplate']
        ? []
        : faultsOf(unwrapped(ownTemplate), 'template', Object.keys(flagsCatalogue.template))),
    ],
    contradictions,
  };
}

/** Parts of a status answer; the first three are about one visitor and not about the site. */
const ofTheAnswer = new Set(['location', 'regionRestriction', 'pointer', 'maintenance', 'info']);
const ofTheInfo = [
  'whitelabel',
  'mobileTemplate',
  'register',
  'resources',
  'customerService',
  'paths',
  'domainRoute',
  'mainDomain',
  'imageCDNs',
];

type Switches = Record<string, boolean | number | string | null>;

function mapSwitches(value: unknown, at: string, reading: Reading): Switches | undefined {
  if (value === undefined || value === null) return undefined;
  if (!hasFields(value)) {
    note(reading, at, 'Flags are an object: name → value.');
    return undefined;
  }
  const switches: Switches = {};
  for (const [name, own] of safeEntries(value, at, reading)) {
    if (own === null || typeof own === 'boolean' || typeof own === 'number' || typeof own === 'string') {
      switches[name] = own;
    } else note(reading, `${at}.${name}`, 'It is neither on nor off.');
  }
  return switches;
}

/** What is wrong with the values of known switches; a platform may say what it likes under names of its own. */
function faultsOf(value: unknown, at: string, known: readonly string[]): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!hasFields(value)) return [`${at} is ${shown(value)}, where switches belong by name.`];
  return Object.entries(value)
    .filter(([name, own]) => known.includes(name) && !isSwitch(own))
    .map(([name, own]) => `${at}.${name} is ${shown(own)}, which is neither on nor off.`);
}

/** A value as JSON, as much of it as a sentence bears. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function unknownOf(switches: Switches | undefined, known: readonly string[]): UnknownFlag[] {
  return Object.keys(switches ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      return { name, ...(nearest === undefined ? {} : { nearest }) };
    });
}

/** Platforms answer `{value: …}`; some do without. */
function unwrapped(answer: unknown): unknown {
  return hasFields(answer) && 'value' in answer ? answer['value'] : answer;
}
