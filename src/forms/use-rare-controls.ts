import { useEffect, useState } from 'react';
import type { FormField } from './form-fields.ts';
import type { RareControls } from './form-scene.tsx';

/** The controls that a form needs, as far as they are here. */
export type RareControlsState =
  | { readonly status: 'ready'; readonly controls?: RareControls }
  | { readonly status: 'failed'; retry(): void };

const nothingYet: RareControlsState = { status: 'ready' };

/** Begins to load them, for whoever knows before the form is here that it asks for one; a browser asks once. */
export function loadRareControls(): Promise<RareControls> {
  return import('./rare-controls.ts');
}

/** The controls of a number, its code and a captcha: loaded with a form that asks for one, which most logins do not. */
export function useRareControls(fields: readonly FormField[]): RareControlsState {
  const isAsked = fields.some(({ widget }) => widget === 'phone' || widget === 'code' || widget === 'captcha');
  const [state, show] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void loadRareControls().then(
      (controls) => isWanted && show({ status: 'ready', controls }),
      () => isWanted && show({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, attempt]);
  return isAsked ? state : nothingYet;
}
