import type { Problem } from '../../contracts/problems.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkAssets } from './check-assets.ts';
import { checkFlags } from './check-flags.ts';
import { checkIdentity } from './check-identity.ts';
import { checkPlatform } from './check-platform.ts';

/** Checks what no schema can say about one merchant's files, before any layer is merged. */
export function checkMerchant(source: ValidSource, texts: EngineTexts): Problem[] {
  return [
    ...checkAssets(source),
    ...checkIdentity(source, texts),
    ...checkAddresses(source),
    ...checkPlatform(source),
    ...checkFlags(source),
  ];
}
