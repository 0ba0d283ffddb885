import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { clampSite } from '../policy/clamp-site.ts';
import { heldItems, holdItem } from '../policy/hold-items.ts';
import type { ProofSubject } from './claim.ts';

/** A site under one policy pack, or under none. */
export interface Standing {
  readonly pack?: PolicyPack;
  readonly subject: ProofSubject;
}

/**
 * The policies that a site can be under, the one that it is under first. A brand that names a pack cannot leave it while
 * it runs; one that names none is looked at as every pack would make it, too.
 */
export function standingsOf(subject: ProofSubject): readonly Standing[] {
  const { site, policies } = subject;
  const own = site.identity.policy;
  if (own !== undefined) {
    const pack = policies[own];
    return [pack === undefined ? { subject } : { pack, subject }];
  }
  return [{ subject }, ...Object.values(policies).map((pack) => ({ pack, subject: under(pack, subject) }))];
}

/** A subject as a policy pack would make it. */
function under(pack: PolicyPack, subject: ProofSubject): ProofSubject {
  const clamped = clampSite(subject.site, pack);
  const slots = heldItems(pack, subject.features).reduce(holdItem, clamped.slots);
  return { ...subject, site: { ...clamped, slots } };
}
