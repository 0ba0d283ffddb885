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
  /** The server no longer knows the token: reported once per session, in these words (rows A-255, G-350). */
  readonly onSessionEnded: (words: TextKey) => void;
  /** The server answered that the site is closed to this visitor: under maintenance, or by where the visitor is. */
  readonly onClosed: () => void;
}

/** Makes what calls the platform for one runtime. */
export type CreateCaller = (dependencies: PlatformDependencies) => CallPlatform;

/**
 * Calls the operator's platform through our own origin. A failure throws `PlatformError` and toasts unless `quiet`. How a
 * call is made comes right behind the first chunks, since nothing that is drawn waits for it; `createCaller` hands it in.
 */
export function createPlatform(dependencies: PlatformDependencies, createCaller?: CreateCaller): Platform {
  const { session, toasts, translation } = dependencies;
  let callPlatform = createCaller?.(dependencies);
  const load = async (): Promise<CallPlatform> => {
    try {
      const loaded = await import('./platform-caller.ts');
      callPlatform ??= loaded.createCaller(dependencies);
      return callPlatform;
    } catch (cause) {
      throw new PlatformError('NETWORK', '', 0, {}, cause);
    }
  };
  const reportAndRethrow =
    ({ quiet }: { readonly quiet?: boolean }) =>
    (error: unknown): never => {
      if (!quiet) toasts.show(translation.text('errors:loadingFailed'), { kind: 'error' });
      throw error;
    };
  // A call that finds it missing asks again.
  if (!callPlatform) load().catch(() => undefined);

  return {
    async call<C extends EndpointName>(name: C, options: CallOptions<C> = {}): Promise<Answer<C>> {
      const current = session.store.getState().session;
      // Once it is here, a call leaves in the moment in which it is made.
      const call = callPlatform ?? (await load().catch(reportAndRethrow(options)));
      return call(name, options, current);
    },
  };
}
