import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { AppMode, Condition } from '../../contracts/conditions.ts';
import type { ContributionBase, Denial, MenuItem, RouteId, SlotId } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { guardFor, refusalFor } from '../compose.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { leavesOf, type Read, readOf } from '../conditions/reads.ts';
import { appModes, contextOf, type VisitorKind } from '../prove/visitors.ts';
import { slotIds } from '../slot-ids.ts';

/** How one item stands for a visitor. */
export type ItemState = 'absent' | 'shown' | 'refused';

/** One item that some visitors meet otherwise than before. */
export interface ItemChange {
  readonly slot: SlotId;
  readonly id: string;
  readonly from: ItemState;
  readonly to: ItemState;
  /** Other words, picture, target or answer, though it stands as before. */
  readonly isOther?: true;
  /** Keys of the words on it and of the answers that refuse it. */
  readonly texts: readonly string[];
  /** In words: `everybody`, `a guest (installed, wrapper)`, `a player of type 4 (trial, nonAgent)`. */
  readonly visitors: readonly string[];
}

/** One route that comes or goes, or whose guards send some visitors elsewhere than before; absent where they may stay. */
export interface RouteChange {
  readonly id: RouteId;
  readonly isNew?: true;
  readonly isGone?: true;
  readonly from?: RouteId;
  readonly to?: RouteId;
  readonly visitors: readonly string[];
}

/** A slot whose items stand in another order than before. */
export interface OrderChange {
  readonly slot: SlotId;
  /** Those that were there before, as they stand afterwards. */
  readonly ids: readonly string[];
}

/** Two sites, and the visitors whom either of them can distinguish. */
export interface Pair {
  readonly before: SitePart;
  readonly after: SitePart;
  readonly kinds: readonly VisitorKind[];
  /** Whether a condition asks about anything that differs. */
  readonly asks: (condition: Condition) => boolean;
}

interface Seen {
  readonly state: ItemState;
  /** What a visitor can tell: words, target, answer; empty where it is absent. */
  readonly look: string;
  readonly texts: readonly string[];
}

/** An item of any slot, with the words that it may show. */
type AnyItem = ContributionBase & Partial<Pick<MenuItem, 'label' | 'note'>>;

const absent: Seen = { state: 'absent', look: '', texts: [] };

/** The items that some visitor meets otherwise; only items that differ, or whose conditions ask about what differs, are decided. */
export function itemChanges(pair: Pair): readonly ItemChange[] {
  return slotIds.flatMap((slot) => {
    const was = new Map(pair.before.slots[slot].map((item: AnyItem) => [item.id, item]));
    const is = new Map(pair.after.slots[slot].map((item: AnyItem) => [item.id, item]));
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
      const old = was.get(id);
      const young = is.get(id);
      if (!mayDiffer(old, young, pair)) return [];
      const texts = new Set<string>();
      const changes = gather(pair, (kind, app) => {
        const context = contextOf(kind, app, 'en');
        const [from, to] = [look(old, pair.before, context), look(young, pair.after, context)];
        if (from.look === to.look) return undefined;
        for (const key of [...from.texts, ...to.texts]) texts.add(key);
        const common = { slot, id, from: from.state, to: to.state };
        return from.state === to.state ? { ...common, isOther: true as const } : common;
      });
      return changes.map((change) => ({ ...change, texts: [...texts] }));
    });
  });
}

/** The slots whose items come in another order; items that come or go change none. */
export function orderChanges({ before, after }: Pick<Pair, 'before' | 'after'>): readonly OrderChange[] {
  return slotIds.flatMap((slot) => {
    const was = before.slots[slot].map(({ id }: ContributionBase) => id);
    const is = after.slots[slot].map(({ id }: ContributionBase) => id);
    const old = was.filter((id) => is.includes(id));
    const ids = is.filter((id) => was.includes(id));
    return old.every((id, index) => id === ids[index]) ? [] : [{ slot, ids }];
  });
}

/** The routes that send some visitor elsewhere, and routes that come or go. */
export function routeChanges(pair: Pair): readonly RouteChange[] {
  const was = new Map(pair.before.routes.map((route) => [route.id, route]));
  const is = new Map(pair.after.routes.map((route) => [route.id, route]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const old = was.get(id);
    const young = is.get(id);
    return gather(pair, (kind, app) => {
      const context = contextOf(kind, app, 'en');
      const from = old && guardFor(old, pair.before, context);
      const to = young && guardFor(young, pair.after, context);
      if (from === to && (old === undefined) === (young === undefined)) return undefined;
      const coming =
        old === undefined ? { isNew: true as const } : young === undefined ? { isGone: true as const } : {};
      return { id, ...coming, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    });
  });
}

/** Asks for every visitor and joins those who get the same answer. */
function gather<T extends object>(
  { kinds }: Pair,
  ask: (kind: VisitorKind, app: AppMode) => T | undefined,
): readonly (T & { readonly visitors: readonly string[] })[] {
  const answers = new Map<string, { readonly answer: T; readonly met: Map<VisitorKind, AppMode[]> }>();
  for (const kind of kinds) {
    for (const app of appModes) {
      const answer = ask(kind, app);
      if (answer === undefined) continue;
      const known = answers.get(canonicalJson(answer)) ?? { answer, met: new Map<VisitorKind, AppMode[]>() };
      known.met.set(kind, [...(known.met.get(kind) ?? []), app]);
      answers.set(canonicalJson(answer), known);
    }
  }
  return [...answers.values()].map(({ answer, met }) => ({ ...answer, visitors: visitorWords(met, kinds) }));
}

/** Who is meant, in words: `everybody`, or each kind with the ways to run that matter. */
function visitorWords(met: ReadonlyMap<VisitorKind, readonly AppMode[]>, kinds: readonly VisitorKind[]): string[] {
  const isEverybody = met.size === kinds.length && [...met.values()].every((apps) => apps.length === appModes.length);
  if (isEverybody) return ['everybody'];
  return [...met].map(([{ words }, apps]) =>
    apps.length === appModes.length ? words : `${words} (${apps.join(', ')})`,
  );
}

function mayDiffer(old: AnyItem | undefined, young: AnyItem | undefined, { asks }: Pair): boolean {
  if (young === undefined || canonicalJson(old) !== canonicalJson(young)) return true;
  return [...(young.visible ? [young.visible] : []), ...(young.refuses ?? []).map(({ when }) => when)].some(asks);
}

function look(item: AnyItem | undefined, site: SitePart, context: ReturnType<typeof contextOf>): Seen {
  if (item === undefined || (item.visible !== undefined && !evaluate(item.visible, site, context))) return absent;
  const refusal = refusalFor(item, site, context);
  const { visible: _visible, refuses: _refuses, order: _order, ...shown } = item;
  const words = [item.label, item.note].filter((key) => key !== undefined);
  return {
    state: refusal === undefined ? 'shown' : 'refused',
    look: canonicalJson({ shown, refusal }),
    texts: [...words, ...answerText(refusal)],
  };
}

function answerText(refusal: Denial | undefined): readonly string[] {
  return refusal !== undefined && 'text' in refusal ? [refusal.text] : [];
}

/** Sections of a site whose values a condition names one by one. */
const sections: Readonly<Partial<Record<Read['kind'], string>>> = {
  flag: 'flags',
  promotion: 'promotions',
  template: 'template',
  setting: 'settings',
};

/** Whether a condition asks about one of the values that differ, by their dotted names. */
export function asksAbout(names: ReadonlySet<string>): (condition: Condition) => boolean {
  const roles = [...names].some((name) => name.startsWith('roles.'));
  return (condition) =>
    leavesOf(condition).some((leaf) => {
      const { kind, name } = readOf(leaf);
      if (kind === 'role') return roles;
      if (kind === 'resource') return names.has('resources');
      const section = sections[kind];
      return section !== undefined && names.has(`${section}.${name}`);
    });
}
