import type { Condition } from '../../contracts/conditions.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { SiteFacts } from '../conditions/facts.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { type Broken, describeFinding, type Finding } from './describe-finding.ts';
import { claimsAbout } from './prove.ts';
import { standingsOf } from './standings.ts';
import { appModes, contextOf, type VisitorKind, visitorKinds } from './visitors.ts';

/**
 * The promises that a site breaks exactly as it stands, under its own policy, each with the first visitor who meets the
 * breach. What other values would break is `prove`'s to find; this is quick enough to stand before every change.
 */
export function breachesOf(
  subject: ProofSubject,
  claimsOf: (subject: ProofSubject) => readonly Claim[] = claimsAbout,
): readonly Finding[] {
  const { site } = subject;
  const [standing = { subject }] = standingsOf(subject);
  const kinds = visitorKinds(site);
  const { default: language } = site.identity.languages;
  return claimsOf(subject)
    .filter(({ after = [] }) => after.length === 0)
    .flatMap((claim) => {
      const broken = firstWhoMeets(claim.must, kinds, site, language);
      return broken === undefined ? [] : [describeFinding(claim, broken, standing, site.identity.policy)];
    });
}

function firstWhoMeets(
  must: Condition,
  kinds: readonly VisitorKind[],
  site: SiteFacts,
  language: string,
): Broken | undefined {
  for (const kind of kinds) {
    for (const app of appModes) {
      const context = contextOf(kind, app, language);
      if (!evaluate(must, site, context)) return { kind, context, changes: [] };
    }
  }
  return undefined;
}
