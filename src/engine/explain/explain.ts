import type { VisitorContext } from '../../contracts/conditions.ts';
import type { ContributionBase, MenuItem, RouteDefinition, SlotId } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { slotIds } from '../slot-ids.ts';
import { explainField } from './explain-field.ts';
import type { Explanation } from '../../contracts/explanation.ts';
import { explainText } from './explain-text.ts';
import { explainValue } from './explain-value.ts';
import { factsOf, type Scene, type TextScene, textWords, treeOf } from './reasons.ts';
import { findRemedies } from './find-remedies.ts';
import { decidingWords, originWords } from './sentences.ts';
import { answerWords, targetWords } from './tap-words.ts';

/**
 * Why an item, a route, a form field (`<formId>.<field>`), a text or a value is as it is for a visitor: which condition, which
 * value, from which layer, since when, by whom. Answers for shown and for absent things alike. An id that several
 * slots share gives one explanation for each.
 */
export function explain(
  site: SitePart,
  origins: OriginsPart,
  context: VisitorContext,
  id: string,
  texts?: TextScene,
): readonly Explanation[] {
  const scene: FullScene = { site, origins, context, ...(texts === undefined ? {} : { texts }) };
  const placed = slotIds.flatMap((slot) => {
    const items: readonly TappableItem[] = site.slots[slot];
    return items.filter((item) => item.id === id).map((item) => explainItem(slot, item, scene));
  });
  const dropped = origins.dropped
    .filter((item) => item.id === id)
    .map(({ slot, file, pointer }): Explanation => {
      const origin = { layer: 'merchant', file, pointer } as const;
      const why = pointer.startsWith('/features/')
        ? 'the merchant has switched the feature off'
        : "the merchant's navigation lists this slot and leaves it out";
      const text = `${id} is not in ${slot}: ${why}, ${originWords(origin)}.`;
      return { id, kind: 'item', place: slot, state: 'notListed', text, reasons: [], origin };
    });
  const routes = site.routes.filter((route) => route.id === id).map((route) => explainRoute(route, scene));
  const field = explainField(site, scene, id);
  const others = [field, explainText(site, scene, id), explainValue(site, scene, id)].filter(isThere);
  const all = [...placed, ...dropped, ...routes, ...others];
  return all.length > 0 ? all : [unknown(id)];
}

function explainItem(slot: SlotId, item: TappableItem, scene: FullScene): Explanation {
  const { site, context, origins } = scene;
  const origin = origins.values[`slots.${slot}.${item.id}`];
  const common = { id: item.id, kind: 'item', place: slot, ...(origin === undefined ? {} : { origin }) } as const;
  const shows = item.visible === undefined ? [] : [{ to: 'show' as const, tree: treeOf(item.visible, scene) }];
  const reasons = shows.flatMap(({ tree }) => factsOf(tree));
  const named = item.label === undefined || scene.texts === undefined ? '' : `, ${textWords(item.label, scene)},`;
  const remedies = item.visible === undefined ? [] : findRemedies(item.visible, scene);
  if (item.visible !== undefined && !evaluate(item.visible, site, context)) {
    const text = `${item.id} is hidden in ${slot}: ${decidingWords(reasons)}.`;
    return { ...common, state: 'hidden', reasons, conditions: shows, remedies, text };
  }
  const refusal = item.refuses?.find(({ when }) => evaluate(when, site, context));
  if (refusal !== undefined) {
    const tree = treeOf(refusal.when, scene);
    const why = factsOf(tree);
    const text = `${item.id}${named} shows in ${slot} and refuses a tap: ${decidingWords(why)}. ${answerWords(refusal.answer, scene)}`;
    const conditions = [...shows, { to: 'refuse' as const, tree }];
    const opening = findRemedies(refusal.when, scene);
    return { ...common, state: 'refused', reasons: [...reasons, ...why], conditions, remedies: opening, text };
  }
  const because = reasons.length === 0 ? 'it has no condition' : decidingWords(reasons);
  const leads = item.target === undefined ? '' : ` ${targetWords(item.target, site, context)}`;
  const text = `${item.id}${named} shows in ${slot}: ${because}.${leads}`;
  return { ...common, state: 'shown', reasons, conditions: shows, remedies, text };
}

function explainRoute(route: RouteDefinition, scene: Scene): Explanation {
  const { site, context } = scene;
  const common = { id: route.id, kind: 'route', place: route.path } as const;
  const guard = route.guards?.find(({ when }) => evaluate(when, site, context));
  if (guard === undefined) {
    return { ...common, state: 'shown', reasons: [], text: `${route.id} opens at ${route.path}.` };
  }
  const tree = treeOf(guard.when, scene);
  const reasons = factsOf(tree);
  const text = `${route.id} sends this visitor to ${guard.to}: ${decidingWords(reasons)}.`;
  const conditions = [{ to: 'sendOn' as const, tree }];
  return { ...common, state: 'redirected', reasons, conditions, remedies: findRemedies(guard.when, scene), text };
}

type FullScene = Scene & { readonly site: SitePart };

type TappableItem = ContributionBase & Partial<Pick<MenuItem, 'label' | 'target'>>;

function isThere(found: Explanation | undefined): found is Explanation {
  return found !== undefined;
}

function unknown(id: string): Explanation {
  const text = `Nothing is called ${id}: no feature offers it, and no route, form field, text or value has this name.`;
  return { id, kind: 'unknown', place: '', state: 'unknown', reasons: [], text };
}
