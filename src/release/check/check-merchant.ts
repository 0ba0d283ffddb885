import type { Problem } from '../../contracts/problems.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { pointerOf } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkAssets } from './check-assets.ts';
import { checkFlags } from './check-flags.ts';
import { checkIdentity } from './check-identity.ts';
import type { PatternCheck } from './check-pattern.ts';

/** Checks what no schema can say about one merchant's files, before any layer is merged. */
export function checkMerchant(source: ValidSource, texts: EngineTexts, checkPattern: PatternCheck): Problem[] {
  return [
    ...checkAssets(source),
    ...checkIdentity(source, texts),
    ...checkPatterns(source, checkPattern),
    ...checkAddresses(source),
    ...checkFlags(source),
  ];
}

function checkPatterns({ merchant }: ValidSource, checkPattern: PatternCheck): Problem[] {
  const { patterns = {}, settings = {} } = merchant.value;
  const named = Object.entries(patterns).flatMap(([name, pattern]) =>
    checkPattern(merchant, pointerOf('patterns', name), pattern, 'u'),
  );
  const wrapper = settings['app.userAgentPattern'];
  if (wrapper === undefined) return named;
  return [...named, ...checkPattern(merchant, '/settings/app.userAgentPattern', wrapper, '')];
}
