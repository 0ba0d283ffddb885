import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../contracts/origins.ts';
import type { MadeRelease } from '../../release/compiler.ts';
import { keptPromises } from '../store/broken-promises.ts';
import { withoutEnded } from './override-stack.ts';
import type { OverrideState } from './plan-overrides.ts';
import type { Prepared, OverrideRequest } from './publish-together.ts';

interface ReturnOptions {
  readonly state: OverrideState;
  /** Stored releases by name. */
  readonly made: ReadonlyMap<string, MadeRelease>;
  readonly now: Date;
}

/**
 * The way back to a state that was live before, whose release is stored: compiling would give the same release once more,
 * where the source and the overrides are those of that time and one engine made both releases. Nothing when that is not
 * so, or when that state broke a promise: then it is compiled, to say so.
 */
export function returnTo(
  { merchant, earlier, change, note }: OverrideRequest,
  options: ReturnOptions,
): Prepared | undefined {
  const { state, made, now } = options;
  const { pointer, stored } = state;
  if (!earlier || earlier.source !== pointer.source || !keptPromises(earlier)) return undefined;
  const { overrides } = earlier;
  const isEnded = withoutEnded(overrides, now).length < overrides.length;
  if (isEnded || !isDeepStrictEqual(byName(change(withoutEnded(stored, now))), byName(overrides))) return undefined;
  const engine = made.get(earlier.release)?.engine;
  if (engine === undefined || engine !== made.get(pointer.release)?.engine) return undefined;
  const { seq, source, folder } = pointer;
  return {
    kind: 'prepared',
    publication: {
      ...{ merchant, expectedSeq: seq, release: earlier.release, parts: [], source: { hash: source } },
      ...{ folder, engine: pointer.engine, overrides, note },
    },
    outcome: { warnings: [], breaks: [], overrides },
  };
}

/** Only among those of one name does it matter which lies over which. */
function byName(overrides: readonly Override[]): readonly Override[] {
  return overrides.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
