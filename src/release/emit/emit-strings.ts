import type { StringsPart } from '../../contracts/release.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import type { Valid } from '../validate/valid-source.ts';

interface StringLayers {
  readonly engine: EngineTexts;
  readonly merchant: Readonly<Record<string, Valid<StringsPart>>>;
  readonly defaultLanguage: string;
}

/**
 * The texts of one language, complete: the merchant's words lie over the engine's, and what a language lacks comes from
 * the site's default language, then from English.
 */
export function mergeStrings(language: string, { engine, merchant, defaultLanguage }: StringLayers): StringsPart {
  // The last layer wins, so a tag that stands twice counts at its later place.
  const tags = [...new Set([language, defaultLanguage, 'en'])].reverse();
  const layers = tags.flatMap((tag) => [engine[tag], merchant[tag]?.value]);
  const merged: Record<string, Record<string, string>> = {};
  for (const [group, texts] of layers.flatMap((layer) => Object.entries(layer ?? {}))) {
    merged[group] = { ...merged[group], ...texts };
  }
  return merged;
}
