import type { SitePart } from '../../contracts/site.ts';
import { fold } from '../conditions/fold.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { axesOf, axisName } from './axes.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { describeFinding, type Broken, type Finding } from './describe-finding.ts';
import { featureClaims } from './feature-claims.ts';
import { generalClaims } from './general-invariants.ts';
import { allSwitches, idleSwitches } from './idle-switches.ts';
import { fewestChanges } from './search.ts';
import { type Standing, standingsOf } from './standings.ts';
import { appModes, contextOf, type VisitorKind, visitorKinds } from './visitors.ts';

/** What a proof looked at and what it found. */
export interface Proof {
  readonly merchant: string;
  readonly claims: number;
  /** Situations covered: values that a claim reads × visitors × ways to run × statuses, over all claims and policies. */
  readonly situations: number;
  /** Policy packs under which the site was looked at; `none` without one. */
  readonly policies: readonly string[];
  /** Names of all values that were tried, for example `flags.CBS3`. */
  readonly reads: readonly string[];
  readonly findings: readonly Finding[];
  /** Switches that are on and change nothing anywhere, for example `flags.GOOGLELOGIN3`. */
  readonly idle: readonly string[];
}

/** Statuses of a site: open, under maintenance, restricted. */
const statuses = 3;

/**
 * Looks for a situation that breaks a promise of the features or of the general list. Exhaustive over what each claim
 * reads: every value that makes a difference, every kind of visitor, every way to run, every status, every policy.
 */
export function prove(
  subject: ProofSubject,
  claimsOf: (subject: ProofSubject) => readonly Claim[] = claimsAbout,
): Proof {
  const { site } = subject;
  const kinds = visitorKinds(site);
  const reads = new Set<string>();
  // A claim that a further policy changes nothing about was decided under the first.
  const decided = new Set<string>();
  let claims = 0;
  let situations = 0;
  const findings: Finding[] = [];
  const standings = standingsOf(subject);
  for (const standing of standings) {
    for (const claim of claimsOf(standing.subject)) {
      const axes = axesOf(claim.must, standing.subject.site, standing.pack);
      for (const name of axes.keys()) reads.add(name);
      const combinations = [...axes.values()].reduce((product, { values }) => product * values.length, 1);
      situations += combinations * kinds.length * appModes.length * statuses;
      const key = keyOf(claim, axes);
      if (decided.has(key)) continue;
      decided.add(key);
      claims += 1;
      const found = smallestFor(claim, kinds, standing);
      if (found !== undefined) findings.push(describeFinding(claim, found, standing, site.identity.policy));
    }
  }
  return {
    merchant: site.identity.code,
    claims,
    situations,
    policies: standings.map(({ pack }) => pack?.id ?? 'none'),
    reads: [...reads].sort(),
    findings,
    idle: idleSwitches(
      subject.features,
      allSwitches().filter((name) => isSwitchedOn(name, site)),
    ),
  };
}

function keyOf({ invariant, about, must, because }: Claim, axes: ReturnType<typeof axesOf>): string {
  return JSON.stringify([invariant, about, because, must, [...axes.values()].map(({ values }) => values)]);
}

function isSwitchedOn(name: string, { flags, promotions, template }: SitePart): boolean {
  const [section = '', own = ''] = name.split('.');
  const sections: Readonly<Record<string, SitePart['flags']>> = { flags, promotions, template };
  return sections[section]?.[own] === true;
}

/** Everything that is promised about a site. */
export function claimsAbout(subject: ProofSubject): readonly Claim[] {
  return [...featureClaims(subject), ...generalClaims(subject)];
}

function smallestFor({ must }: Claim, kinds: readonly VisitorKind[], { pack, subject }: Standing): Broken | undefined {
  const { site } = subject;
  const axes = axesOf(must, site, pack);
  // Visitors for whom the same is left to decide are proved together.
  const decided = new Set<string>();
  let best: Broken | undefined;
  for (const kind of kinds) {
    for (const app of appModes) {
      const context = contextOf(kind, app, site.identity.languages.default);
      const rest = fold(must, (leaf) => (axisName(leaf) === undefined ? evaluate(leaf, site, context) : undefined));
      const key = JSON.stringify(rest);
      if (decided.has(key)) continue;
      decided.add(key);
      const changes = fewestChanges(rest, axes, best?.changes.length);
      if (changes !== undefined) best = { kind, context, changes };
    }
  }
  return best;
}
