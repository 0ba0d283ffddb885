import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { VisitorContext } from '../../contracts/conditions.ts';
import type { BootDocument } from '../../contracts/release.ts';
import { compose } from '../../engine/index.ts';
import type { LanguageState, ReleaseState } from './release-types.ts';
import type { CompositionState, EnvironmentState } from '../runtime-types.ts';
import type { SessionState } from '../session/session-types.ts';

/** The release in use, from the boot document until a live one is adopted. */
export function createReleaseStore({ pointer, manifest, site, theme }: BootDocument): StoreApi<ReleaseState> {
  return createStore<ReleaseState>(() => ({ pointer, manifest, site, theme }));
}

export interface CompositionSources {
  readonly release: StoreApi<ReleaseState>;
  readonly session: StoreApi<SessionState>;
  readonly environment: StoreApi<EnvironmentState>;
  readonly language: StoreApi<LanguageState>;
}

/** What this visitor sees. Its first state is a guest in a plain browser, the same on server and browser. */
export function createCompositionStore(sources: CompositionSources): StoreApi<CompositionState> {
  return createStore<CompositionState>(() => composeFrom(sources));
}

/**
 * Recomputes the composition when anything it depends on changes; the answer stops following. What did not change stays the
 * same object, so that only slots with other items are drawn again: for a guest in a plain browser none is.
 */
export function followComposition(store: StoreApi<CompositionState>, sources: CompositionSources): () => void {
  const update = () => store.setState((last) => replaceEqualDeep(last, composeFrom(sources)), true);
  const stops = [
    sources.release.subscribe((next, last) => next.site !== last.site && update()),
    sources.session.subscribe((next, last) => next.session?.type !== last.session?.type && update()),
    sources.environment.subscribe((next, last) => next.appMode !== last.appMode && update()),
    sources.language.subscribe(update),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

function composeFrom({ release, session, environment, language }: CompositionSources): CompositionState {
  const memberType = session.getState().session?.type;
  const facts: VisitorContext = {
    app: environment.getState().appMode,
    language: language.getState().language,
    ...(memberType === undefined ? {} : { memberType }),
  };
  return { facts, composition: compose(release.getState().site, facts) };
}
