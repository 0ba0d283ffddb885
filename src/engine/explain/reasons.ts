import { settingNamed } from '../setting-named.ts';
import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import type { Origin, OriginsPart } from '../../contracts/origins.ts';
import type { StringsPart } from '../../contracts/release.ts';
import { describe } from '../conditions/describe.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { resourceUrl, type SiteFacts } from '../conditions/facts.ts';
import type { Leaf } from '../conditions/reads.ts';
import { axisName } from '../prove/axes.ts';
import type { ConditionTree, Reason } from '../../contracts/explanation.ts';

/** What reasons are made from. */
export interface Scene {
  readonly site: SiteFacts;
  readonly origins: OriginsPart;
  readonly context: VisitorContext;
  /** The words of the visitor's language; without them an explanation names keys only. */
  readonly texts?: TextScene;
}

/** Texts of one language, with where each comes from. */
export interface TextScene {
  readonly words: StringsPart;
  /** Where the words of a key come from, and the language they are in when another one stands in. */
  readonly originOf: (key: string) => { readonly origin: Origin; readonly standsInFrom?: string } | undefined;
}

/** The words of a text key, or of its plural; nothing when there are none. */
export function wordsOf(key: string, { texts }: Pick<Scene, 'texts'>): string | undefined {
  const [group = '', ...rest] = key.split(':');
  const name = rest.join(':');
  const own = texts?.words[group];
  return own?.[name] ?? own?.[`${name}_other`];
}

/** A text key with its words, for example `cashier:deposit “Deposit”`. */
export function textWords(key: string, scene: Pick<Scene, 'texts'>): string {
  const words = wordsOf(key, scene);
  return words === undefined ? key : `“${words}” (${key})`;
}

/** The tree of a condition, with the parts that decide it marked. */
export function treeOf(condition: Condition, scene: Scene, decides = true): ConditionTree {
  const whole = evaluate(condition, scene.site, scene.context);
  if ('not' in condition) return { kind: 'not', holds: whole, decides, parts: [treeOf(condition.not, scene, decides)] };
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any;
    // The parts that agree with the whole are the ones that made it so.
    const isDeciding = (part: Condition) => decides && evaluate(part, scene.site, scene.context) === whole;
    return {
      kind: 'all' in condition ? 'all' : 'any',
      holds: whole,
      decides,
      parts: parts.map((part) => treeOf(part, scene, isDeciding(part))),
    };
  }
  const origin = scene.origins.values[originPath(condition) ?? ''];
  const name = axisName(condition);
  return {
    kind: 'fact',
    condition: describe(condition),
    holds: whole,
    decides,
    value: valueOf(condition, scene),
    ...(name === undefined ? {} : { name }),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** The facts that a condition asks about, with the ones that decide it marked. */
export function reasonsOf(condition: Condition, scene: Scene): readonly Reason[] {
  return factsOf(treeOf(condition, scene));
}

/** The facts of a tree, from left to right. */
export function factsOf(tree: ConditionTree): readonly Reason[] {
  if (tree.kind !== 'fact') return tree.parts.flatMap(factsOf);
  const { kind: _, ...reason } = tree;
  return [reason];
}

function valueOf(leaf: Leaf, { site, context }: Scene): string {
  const onOff = (value: boolean | undefined) => (value === true ? 'on' : 'off');
  if ('flag' in leaf) return onOff(site.flags[leaf.flag]);
  if ('template' in leaf) return onOff(site.template[leaf.template]);
  if ('promotion' in leaf) return onOff(site.promotions[leaf.promotion]);
  if ('resource' in leaf) return resourceUrl(site, leaf.resource) ?? 'not configured';
  if ('setting' in leaf) return String(settingNamed(site, leaf.setting) ?? 'not given');
  if ('app' in leaf) return context.app;
  return context.memberType === undefined ? 'guest' : `member type ${context.memberType}`;
}

/** Path in the origins part of the value that a fact asks about; nothing for a fact about the visit. */
export function originPath(leaf: Leaf): string | undefined {
  if ('role' in leaf) return `roles.${leaf.role === 'agent' ? 'nonAgent' : leaf.role}`;
  return 'resource' in leaf ? 'resources' : axisName(leaf);
}
