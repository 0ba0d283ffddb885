import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import type { LiveSite } from '../live/live-site.ts';
import { mapHeaders } from './map-headers.ts';
import { type MappedRequest, mapRequest, type OwnRequest } from './map-request.ts';
import { isAnswerMapped, type ReadAnswer, readAnswer } from './read-answer.ts';
import type { ReadSecret } from './read-secret.ts';
import { deriveServiceKey, type ServiceKey } from './service-key.ts';

/** Puts calls into the words of one platform and its answers into those of the contract. */
export interface Translation {
  /** Certificates in PEM to check the platform's by; absent: the usual ones. */
  readonly ca: string | undefined;
  /** The key that browsers encrypt for; absent: the platform's own. */
  readonly key: ServiceKey | undefined;
  request(request: OwnRequest): Promise<MappedRequest>;
  /** Throws a sentence when a secret is not in the environment. */
  headers(given: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  isAnswerMapped(call: PlatformCall): boolean;
  answer(call: PlatformCall, status: number, text: string): ReadAnswer;
}

/** Where and how the platform of a site is called. */
export interface PlatformWay {
  readonly origin: string;
  /** Absent: the platform speaks as its document says. */
  readonly translation?: Translation;
}

/** The platforms of all sites. */
export interface Platforms {
  wayOf(site: Pick<LiveSite, 'platformUrl' | 'mapping'>): PlatformWay;
  /** The translation of a mapping; nothing without one. */
  translationOf(mapping: PlatformMapping | undefined): Translation | undefined;
}

interface PlatformOptions {
  /** Platform of the sites that have none of their own, and how it speaks. */
  readonly url: string;
  readonly mapping?: PlatformMapping | undefined;
  readonly readSecret: ReadSecret;
  /** What the service's key is derived from, and its older keys after it; all nodes share them. */
  readonly keySeeds: readonly [string, ...string[]];
}

/** Knows the platforms that calls go to. */
export function createPlatforms({ url, mapping, readSecret, keySeeds }: PlatformOptions): Platforms {
  let key: ServiceKey | undefined;
  const known = new WeakMap<PlatformMapping, Translation>();
  const translationOf: Platforms['translationOf'] = (wanted) => {
    if (!wanted) return undefined;
    const kept = known.get(wanted);
    if (kept) return kept;
    if (wanted.encryption === 'service') key ??= deriveServiceKey(keySeeds);
    const made = translate(wanted, readSecret, wanted.encryption === 'service' ? key : undefined);
    known.set(wanted, made);
    return made;
  };
  return {
    translationOf,
    wayOf(site) {
      const translation = translationOf(site.platformUrl === undefined ? mapping : site.mapping);
      return { origin: new URL(site.platformUrl ?? url).origin, ...(translation ? { translation } : {}) };
    },
  };
}

function translate(mapping: PlatformMapping, readSecret: ReadSecret, key: ServiceKey | undefined): Translation {
  return {
    ca: mapping.ca && readSecret(mapping.ca.env),
    key,
    request: (request) => mapRequest(mapping, request, key),
    headers: (given) => mapHeaders(mapping, given, readSecret),
    isAnswerMapped: (call) => isAnswerMapped(mapping, call),
    answer: (call, status, text) => readAnswer(mapping, call, status, text),
  };
}
