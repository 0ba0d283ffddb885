import type { SitePart } from '../../contracts/site.ts';
import { itemsOf } from '../prove/taps.ts';
import type { Explanation } from '../../contracts/explanation.ts';
import { type Scene, wordsOf } from './reasons.ts';
import { originWords } from './sentences.ts';

/** Explains a text by its key (`login:title`): its words in the visitor's language, whose they are, where they stand. */
export function explainText(site: SitePart, scene: Scene, id: string): Explanation | undefined {
  const { texts, context } = scene;
  const words = id.includes(':') ? wordsOf(id, scene) : undefined;
  if (texts === undefined || words === undefined) return undefined;
  const found = texts.originOf(id);
  const standsIn =
    found?.standsInFrom === undefined
      ? ''
      : ` It has no words in ${context.language}; those of ${found.standsInFrom} stand in.`;
  const from = found === undefined ? '' : `, from ${originWords(found.origin)}`;
  const places = placesOf(id, site);
  const used = places.length === 0 ? '' : ` It stands on ${places.join(', ')}.`;
  return {
    id,
    kind: 'text',
    place: context.language,
    state: 'shown',
    text: `${id} reads “${words}” in ${context.language}${from}.${standsIn}${used}`,
    reasons: [],
    ...(found === undefined ? {} : { origin: found.origin }),
  };
}

function placesOf(key: string, site: SitePart): readonly string[] {
  const items = itemsOf(site).flatMap(({ item, slot }) =>
    'label' in item && item.label === key ? [`${item.id} in ${slot}`] : [],
  );
  return [...items, ...site.routes.filter(({ title }) => title === key).map(({ id }) => id)];
}
