import type { VisitorContext } from '../../contracts/conditions.ts';
import type { Origin } from '../../contracts/origins.ts';
import { leavesOf, readOf } from '../conditions/reads.ts';
import type { Reason } from '../../contracts/explanation.ts';
import { reasonsOf } from '../explain/reasons.ts';
import { slotIds } from '../slot-ids.ts';
import { applyChanges } from './apply-changes.ts';
import type { Claim, ProofSubject } from './claim.ts';
import { findingText } from './finding-text.ts';
import type { Change } from './search.ts';
import type { Standing } from './standings.ts';
import type { VisitorKind } from './visitors.ts';

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

/** A visitor who meets a breach, and the values that it takes. */
export interface Broken {
  readonly kind: VisitorKind;
  readonly context: VisitorContext;
  readonly changes: readonly Change[];
}

/** A breach with its reasons and causes; `own` is the policy pack that the brand names itself. */
export function describeFinding(
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
