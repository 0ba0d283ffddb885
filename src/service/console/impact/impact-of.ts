import type { RefusedMerchant } from '../../../contracts/console/api.ts';
import type { Change, ImpactGroup } from '../../../contracts/console/impact.ts';
import { canonicalJson } from '../../../contracts/canonical-json.ts';
import { impactBetween, isNoticed } from '../../../engine/index.ts';
import { readSubject } from '../../../release/prove/read-subject.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';
import { weighChange } from '../../live/weigh-change.ts';
import { compileChange } from '../../publishing/compile-change.ts';
import { contentKey } from '../../publishing/content-key.ts';
import { guardPromises, type LiveState } from '../../publishing/guard-promises.ts';
import { pushChanges } from '../changes/push-changes.ts';
import { problemLines } from '../changes/problem-lines.ts';
import type { ConsoleContext } from '../console-context.ts';
import { groupOf } from './group-of.ts';

/** What changes would do to one merchant. */
export interface MerchantImpact {
  readonly merchant: string;
  /** Where it stands; absent when it was never published. */
  readonly seq?: number;
  /** Absent when nobody would notice, or it does not compile. */
  readonly group?: ImpactGroup;
  readonly refused?: RefusedMerchant;
}

/** Asks what changes would do to one merchant after the other; those that differ in their names alone are asked once. */
export type AskImpact = (merchant: string, changes: readonly Change[]) => Promise<MerchantImpact>;

/** Begins with a question about changes that end at `until`: what was found is kept for as long as it is being answered. */
export function askImpact(context: ConsoleContext, until?: string): AskImpact {
  const known = new Map<string, MerchantImpact>();
  return async (merchant, changes) => {
    const state = await context.publisher.stateOf(merchant);
    if (!state) return { merchant, refused: { merchant, problems: [notLive(merchant)] } };
    const requests = changes.map(({ name, value }) => ({ name, value }));
    const key = canonicalJson([contentKey(state), state.broken.map(({ name }) => name), requests]);
    const same = known.get(key);
    if (same) return renamed(same, merchant, state.seq);
    const found = await impactOf(context, { merchant, changes, state, ...(until === undefined ? {} : { until }) });
    known.set(key, found);
    return found;
  };
}

function renamed({ group, refused }: MerchantImpact, merchant: string, seq: number): MerchantImpact {
  return {
    merchant,
    seq,
    ...(group ? { group: { ...group, merchants: [merchant] } } : {}),
    ...(refused ? { refused: { ...refused, merchant } } : {}),
  };
}

interface Question {
  readonly merchant: string;
  readonly changes: readonly Change[];
  readonly until?: string;
  readonly state: LiveState & { readonly seq: number };
}

/** Compiles what is live of a merchant with the changes applied to it and compares; nothing goes live. */
async function impactOf(
  { compiler, now, tools }: ConsoleContext,
  { merchant, changes, state, until }: Question,
): Promise<MerchantImpact> {
  const { seq } = state;
  const by = { author: 'nobody', reason: 'asked', at: now().toISOString() };
  const overrides = pushChanges(changes, until === undefined ? by : { ...by, until })(state.overrides);
  const live = () => Promise.resolve<LiveState>(state);
  const before = await compileChange(compiler, state, live);
  const after = await compileChange(compiler, { files: state.files, overrides }, live);
  if (!before.ok) return { merchant, seq, refused: { merchant, problems: problemLines(before.problems) } };
  if (!after.ok) return { merchant, seq, refused: { merchant, problems: problemLines(after.problems) } };
  const [was, is] = [before, after].map((compiled) => readSubject(state.files, compiled, tools));
  if (!was || !is) throw new Error('Two releases give two subjects.');
  const impact = impactBetween(was, is, shippedFeatures);
  const note = { action: 'override', ...by, detail: {} } as const;
  const next = { files: state.files, overrides, compiled: after };
  const { breaks, refusals } = await guardPromises(compiler, { note, next, live });
  const refused =
    refusals.length > 0 ? { refused: { merchant, problems: problemLines(refusals), isForcible: true as const } } : {};
  if (!isNoticed(impact) && breaks.length === 0) return { merchant, seq, ...refused };
  const { bytes } = weighChange(before, after);
  return { merchant, seq, group: groupOf({ impact, breaks, bytes, texts: is.texts['en'] ?? {} }), ...refused };
}

function notLive(merchant: string) {
  return {
    code: 'NOT_LIVE',
    message: `There is no published merchant "${merchant}".`,
    hint: 'Publish its folder first.',
  };
}
