import type { Condition } from '../../contracts/conditions.ts';

/** One thing that a condition asks about. */
export interface Read {
  readonly kind: 'flag' | 'template' | 'promotion' | 'resource' | 'setting' | 'role' | 'session' | 'app';
  /** Name within the kind; the kind itself for `session` and `app`. */
  readonly name: string;
}

/** Conditions without parts of their own. */
export type Leaf = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

/** The leaves of a condition, from left to right. */
export function leavesOf(condition: Condition): readonly Leaf[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  if ('any' in condition) return condition.any.flatMap(leavesOf);
  if ('not' in condition) return leavesOf(condition.not);
  return [condition];
}

/** What one leaf asks about. */
export function readOf(leaf: Leaf): Read {
  if ('flag' in leaf) return { kind: 'flag', name: leaf.flag };
  if ('template' in leaf) return { kind: 'template', name: leaf.template };
  if ('promotion' in leaf) return { kind: 'promotion', name: leaf.promotion };
  if ('resource' in leaf) return { kind: 'resource', name: leaf.resource };
  if ('setting' in leaf) return { kind: 'setting', name: leaf.setting };
  if ('role' in leaf) return { kind: 'role', name: leaf.role };
  if ('session' in leaf) return { kind: 'session', name: 'session' };
  return { kind: 'app', name: 'app' };
}

/** Everything that a condition asks about, each once, in the order of first mention. */
export function reads(condition: Condition): readonly Read[] {
  const found = new Map<string, Read>();
  for (const leaf of leavesOf(condition)) {
    const read = readOf(leaf);
    found.set(`${read.kind}:${read.name}`, read);
  }
  return [...found.values()];
}
