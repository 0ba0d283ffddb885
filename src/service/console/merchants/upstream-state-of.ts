import type { UpstreamState } from '../../../contracts/console/merchant-page.ts';
import { type StoredUpstream, upstreamLine } from '../../upstream/upstream-state.ts';

/** How a merchant gets on with its platform, as `livery upstream` says it. */
export function upstreamStateOf(stored: StoredUpstream): UpstreamState {
  const { merchant: _, notes, ...state } = upstreamLine(stored);
  const { unknownFlags = [], unmapped = [], contradictions = [], held } = notes;
  const maybe = (nearest: string | undefined) => (nearest === undefined ? '' : ` (nearest: ${nearest})`);
  return {
    ...state,
    notes: [
      ...(held === undefined ? [] : [held]),
      ...unknownFlags.map(({ name, nearest }) => `unknown flag ${name}${maybe(nearest)}`),
      ...unmapped.map(({ name, why, nearest }) => `no place for ${name}: ${why}${maybe(nearest)}`),
      ...contradictions,
    ],
  };
}
