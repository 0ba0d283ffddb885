import type { VisitorContext } from '../../contracts/conditions.ts';
import type { Origin } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { fold } from '../conditions/fold.ts';
import { leavesOf, readOf } from '../conditions/reads.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { Reason } from '../explain/explanation.ts';
import { reasonsOf } from '../explain/reasons.ts';
import { slotIds } from '../slot-ids.ts';
import { applyChanges } from './apply-changes.ts';
import { axesOf, axisName } from './axes.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { featureClaims } from './feature-claims.ts';
import { findingText } from './finding-text.ts';
import { generalClaims } from './general-invariants.ts';
import { allSwitches, idleSwitches } from './idle-switches.ts';
import { type Change, fewestChanges } from './search.ts';
import { type Standing, standingsOf } from './standings.ts';
import { appModes, contextOf, type VisitorKind, visitorKinds } from './visitors.ts';

/** A situation in which a promise is broken, as near to the merchant's own as there is one. */
export interface Finding {
  readonly invariant: string;
  readonly says: string;
  /** The item, route, field or slot. */
  readonly about: string;
  readonly context: VisitorContext;
  /** The visitor in words. */
  readonly visitor: string;
  /** Policy pack under which it breaks; absent where it breaks under the brand's own policy, or without one. */
  readonly policy?: string;
  /** The fewest values that must be other than they are; none when the site is broken as it stands. */
  readonly changes: readonly (Change & { readonly origin?: Origin })[];
  readonly reasons: readonly Reason[];
  /** What put the thing there or left it out: layer, file and place, or the override with its author. */
  readonly causes: readonly { readonly what: string; readonly origin: Origin }[];
  /** The whole finding in sentences. */
  readonly text: string;
}

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

interface Broken {
  readonly kind: VisitorKind;
  readonly context: VisitorContext;
  readonly changes: readonly Change[];
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
      if (rest === true || decided.has(key)) continue;
      decided.add(key);
      const changes = rest === false ? [] : fewestChanges(rest, axes, best?.changes.length);
      if (changes !== undefined && changes.length < (best?.changes.length ?? Infinity)) {
        best = { kind, context, changes };
        if (changes.length === 0) return best;
      }
    }
  }
  return best;
}

function describeFinding(
  claim: Claim,
  { kind, context, changes }: Broken,
  { pack, subject }: Standing,
  own: string | undefined,
): Finding {
  const { site, origins } = subject;
  const scene = { site: applyChanges(site, changes), origins, context };
  const readsApp = leavesOf(claim.must).some((leaf) => readOf(leaf).kind === 'app');
  const finding = {
    invariant: claim.invariant,
    says: claim.says,
    about: claim.about,
    context,
    ...(pack === undefined || pack.id === own ? {} : { policy: pack.id }),
    visitor: `${kind.words}${readsApp ? ` (${context.app})` : ''}`,
    changes: [...(claim.after ?? []), ...changes].map((change) => {
      const origin = origins.values[originName(change.name)];
      return { ...change, ...(origin === undefined ? {} : { origin }) };
    }),
    reasons: reasonsOf(claim.must, scene).filter(({ decides }) => decides),
    causes: causesOf(claim, subject),
  };
  return { ...finding, text: findingText(finding, claim.because) };
}

/** Path of a value in the origins part, which says `rules` where a live change says `register`. */
function originName(name: string): string {
  return name.startsWith('resources.') ? 'resources' : name.replace(/^register\./, 'rules.');
}

function causesOf({ madeBy }: Claim, { origins }: ProofSubject): Finding['causes'] {
  return madeBy.flatMap((path) => {
    const [start = '', ...rest] = path.split('.');
    if (start !== 'dropped') {
      const origin = origins.values[path];
      return origin === undefined ? [] : [{ what: causeWords(path), origin }];
    }
    const left = origins.dropped.filter(({ slot }) => slot === rest.join('.'));
    return left.map(({ id, file, pointer }) => ({
      what: `That ${id} is left out`,
      origin: { layer: 'merchant' as const, file, pointer },
    }));
  });
}

/** What an origin is about, in words: an item's place, a rule, a setting. */
function causeWords(path: string): string {
  const slot = slotIds.find((id) => path.startsWith(`slots.${id}.`));
  return slot === undefined ? path : `The place of ${path.slice(`slots.${slot}.`.length)} in ${slot}`;
}
