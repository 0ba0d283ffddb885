import type { StringsPart } from '../../src/contracts/release.ts';

/** A file of texts to translate, and how far it is. */
export interface LanguagePack {
  readonly texts: StringsPart;
  /** Texts that were not in the file before. */
  readonly added: number;
  /** Texts that still say what the model says. */
  readonly untranslated: number;
  readonly total: number;
}

/**
 * Completes the texts of one language: every text of the model is there, in its words where nobody has written others.
 * Texts that are in the file stay as they are, also those that the model does not know: a language may have more plural
 * forms.
 */
export function completePack(model: StringsPart, present: StringsPart): LanguagePack {
  const keys = Object.entries(model).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => [group, key] as const),
  );
  const groups = [...new Set([...Object.keys(model), ...Object.keys(present)])].toSorted();
  const texts = Object.fromEntries(groups.map((group) => [group, { ...model[group], ...present[group] }]));
  return {
    texts,
    added: keys.filter(([group, key]) => present[group]?.[key] === undefined).length,
    untranslated: keys.filter(([group, key]) => texts[group]?.[key] === model[group]?.[key]).length,
    total: keys.length,
  };
}
