import type { LayerName, Origin } from '../../contracts/origins.ts';
import type { Reason } from '../../contracts/explanation.ts';

const layerWords: Record<LayerName, string> = {
  engine: 'the engine’s default',
  theme: 'the theme',
  merchant: 'the merchant folder',
  site: 'the site configuration',
  override: 'an override',
  policy: 'the policy pack',
};

/** Where a value came from, in words: layer, file and place, or who changed it, when and why. */
export function originWords({ layer, file, pointer, by, at, reason }: Origin): string {
  const place = file === undefined ? '' : ` (${file}${pointer === undefined ? '' : `#${pointer}`})`;
  const person = by === undefined ? '' : ` by ${by}${at === undefined ? '' : ` at ${at}`}`;
  return `${layerWords[layer]}${place}${person}${reason === undefined ? '' : `, because “${reason}”`}`;
}

/** The deciding facts in words, for example `flag CBS3 is off, from the site configuration (…)`. */
export function decidingWords(reasons: readonly Reason[]): string {
  const deciding = reasons.filter(({ decides }) => decides);
  return deciding
    .map(({ condition, holds, value, origin }) => {
      const fact = holds ? condition : `“${condition}” does not hold: it is ${value}`;
      return origin === undefined ? fact : `${fact}, from ${originWords(origin)}`;
    })
    .join('; ');
}
