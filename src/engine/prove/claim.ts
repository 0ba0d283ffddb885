import type { Condition } from '../../contracts/conditions.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { Change } from './search.ts';

/** Whether a pattern can be met; `unknown` when that cannot be decided. */
export type MatchAnswer = 'yes' | 'no' | 'unknown';

/** All that a proof may look at: a compiled site, and what made it. */
export interface ProofSubject {
  readonly site: SitePart;
  readonly origins: OriginsPart;
  readonly features: readonly FeatureManifest[];
  /** Each offered language's own words, without those that stand in from another language. */
  readonly texts: Readonly<Record<string, StringsPart>>;
  /** The merchant's named patterns. */
  readonly patterns: Readonly<Record<string, string>>;
  /** Ids of features that the merchant's folder switches off; none when absent. */
  readonly switchedOff?: readonly string[];
  /** Every policy pack that a brand can name, by id. */
  readonly policies: Readonly<Record<string, PolicyPack>>;
  /** Whether some text of a length between the bounds matches a pattern; handed in, because it takes a library. */
  readonly canMatch: (pattern: string, bounds: { readonly min: number; readonly max: number }) => MatchAnswer;
}

/** One promise about one thing of a site, as a condition that must hold for every visitor in every situation. */
export interface Claim {
  /** Id of the invariant that it comes from. */
  readonly invariant: string;
  /** The invariant's sentence. */
  readonly says: string;
  /** What it is about: an item, a route, a field, a slot. */
  readonly about: string;
  readonly must: Condition;
  /** Paths of the origins part that decided what stands there, for example `slots.login.method.login.mobile`. */
  readonly madeBy: readonly string[];
  /** A fact in words that no condition tells, for example `its label has no words in "ur"`. */
  readonly because?: string;
  /** Changes that the claim takes for made, besides those that break it: rules of fields, which no condition reads. */
  readonly after?: readonly Change[];
  /** It is about the page of a closed site, under maintenance or in a restricted region; else about the open one. */
  readonly during?: 'closed';
}
