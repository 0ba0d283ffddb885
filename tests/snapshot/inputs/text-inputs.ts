import type { StringsPart } from '../../../src/contracts/release.ts';
import type { Inputs } from './inputs.ts';

/** Texts that every page may show. */
const everywhere = ['app', 'ui', 'errors', 'forms'];

/**
 * The texts of one language that a screen may show: those of the features whose code it can load, those of the shell, and
 * the keys that its items name (`home:tab`).
 */
export function textInputs(texts: StringsPart, features: readonly string[], keys: readonly string[]): Inputs {
  const groups = new Set([...everywhere, ...features]);
  const own = Object.entries(texts).flatMap(([group, words]) =>
    groups.has(group) ? Object.entries(words).map(([key, text]) => [`${group}:${key}`, text] as const) : [],
  );
  const named = keys.flatMap((key) => {
    const [group = '', name = ''] = key.split(':');
    const text = texts[group]?.[name];
    return text === undefined ? [] : [[key, text] as const];
  });
  return { text: Object.fromEntries([...own, ...named]) };
}
