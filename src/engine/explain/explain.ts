import type { VisitorContext } from '../../contracts/conditions.ts';
import type { ContributionBase, MenuItem, RouteDefinition, SlotId } from '../../contracts/feature.ts';
import type { OriginsPart } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { slotIds } from '../slot-ids.ts';
import { explainField } from './explain-field.ts';
import type { Explanation } from './explanation.ts';
import { explainText } from './explain-text.ts';
import { explainValue } from './explain-value.ts';
import { reasonsOf, type Scene, type TextScene, textWords } from './reasons.ts';
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
  const reasons = item.visible === undefined ? [] : reasonsOf(item.visible, scene);
  const named = item.label === undefined || scene.texts === undefined ? '' : `, ${textWords(item.label, scene)},`;
  if (item.visible !== undefined && !evaluate(item.visible, site, context)) {
    return { ...common, state: 'hidden', reasons, text: `${item.id} is hidden in ${slot}: ${decidingWords(reasons)}.` };
  }
  const refusal = item.refuses?.find(({ when }) => evaluate(when, site, context));
  if (refusal !== undefined) {
    const why = reasonsOf(refusal.when, scene);
    const text = `${item.id}${named} shows in ${slot} and refuses a tap: ${decidingWords(why)}. ${answerWords(refusal.answer, scene)}`;
    return { ...common, state: 'refused', reasons: [...reasons, ...why], text };
  }
  const because = reasons.length === 0 ? 'it has no condition' : decidingWords(reasons);
  const leads = item.target === undefined ? '' : ` ${targetWords(item.target, site, context)}`;
  return { ...common, state: 'shown', reasons, text: `${item.id}${named} shows in ${slot}: ${because}.${leads}` };
}

function explainRoute(route: RouteDefinition, scene: Scene): Explanation {
  const { site, context } = scene;
  const common = { id: route.id, kind: 'route', place: route.path } as const;
  const guard = route.guards?.find(({ when }) => evaluate(when, site, context));
  if (guard === undefined) {
    return { ...common, state: 'shown', reasons: [], text: `${route.id} opens at ${route.path}.` };
  }
  const reasons = reasonsOf(guard.when, scene);
  const text = `${route.id} sends this visitor to ${guard.to}: ${decidingWords(reasons)}.`;
  return { ...common, state: 'redirected', reasons, text };
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
