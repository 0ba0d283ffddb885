import type { StoreApi } from 'zustand/vanilla';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import type { TextKey } from '../../contracts/feature.ts';
import type { Host } from '../browser/host.ts';
import type { CallPlatform } from './platform-caller.ts';
import { PlatformError } from './platform-error.ts';
import type { ReleaseState, Translation } from '../release/release-types.ts';
import type { CallOptions, Clock, EnvironmentState, Platform } from '../runtime-types.ts';
import type { Session } from '../session/session-types.ts';
import type { Toasts } from '../shell/shell-types.ts';

export interface PlatformDependencies {
  readonly host: Host;
  readonly clock: Clock;
  readonly release: StoreApi<ReleaseState>;
  readonly environment: StoreApi<EnvironmentState>;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly translation: Translation;
  /** The server no longer knows the token: told once per session, in these words (rows A-255, G-350). */
  readonly onSessionEnded: (words: TextKey) => void;
  /** The server answered that the site is closed to this visitor: under maintenance, or by where the visitor is. */
  readonly onClosed: () => void;
}

type CreateCaller = (dependencies: PlatformDependencies) => CallPlatform;
let loaded: CreateCaller | undefined;

/** How a call is made comes right behind the first chunks: nothing that is drawn waits for it. Throws `PlatformError`. */
export async function loadCaller(): Promise<CreateCaller> {
  try {
    const { createCaller } = await import('./platform-caller.ts');
    loaded = createCaller;
    return createCaller;
  } catch (cause) {
    throw new PlatformError('NETWORK', '', 0, {}, cause);
  }
}

/** Calls the operator's platform through our own origin. A failure throws `PlatformError` and toasts unless `quiet`. */
export function createPlatform(dependencies: PlatformDependencies): Platform {
  const { session, toasts, translation } = dependencies;
  let callPlatform: CallPlatform | undefined;
  const reportAndRethrow =
    ({ quiet }: { readonly quiet?: boolean }) =>
    (error: unknown): never => {
      if (!quiet) toasts.show(translation.text('errors:loadingFailed'), { kind: 'error' });
      throw error;
    };
  // A call that finds it missing asks again.
  loadCaller().catch(() => undefined);

  return {
    async call<C extends EndpointName>(name: C, options: CallOptions<C> = {}): Promise<Answer<C>> {
      const current = session.store.getState().session;
      // Once it is here, a call leaves in the moment in which it is made.
      const createCaller = loaded ?? (await loadCaller().catch(reportAndRethrow(options)));
      callPlatform ??= createCaller(dependencies);
      return callPlatform(name, options, current);
    },
  };
}
