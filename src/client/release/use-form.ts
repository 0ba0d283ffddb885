import { useCallback, useEffect, useReducer } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../runtime.tsx';
import type { FormState } from './release-types.ts';

/**
 * The compiled form of the release in use. When a release with another hash is adopted, the last ready form is kept
 * until the next one has been loaded; the screen decides when to take it (see "An open form" in the README).
 */
export function useForm(formId: string): FormState & { retry(): void } {
  const { forms, release } = useRuntime();
  const schemaId = useStore(release, (state) => state.site.forms[formId]);
  const [state, show] = useReducer(
    (last: FormState, next: FormState) => (next.status === 'loading' && last.status === 'ready' ? last : next),
    undefined,
    () => forms.peek(formId),
  );
  const load = useCallback(() => {
    show(forms.peek(formId));
    forms.load(formId).then(show, (error: unknown) => show({ status: 'error', error }));
  }, [forms, formId]);
  // Another schema id asks for another load.
  useEffect(load, [load, schemaId]);
  return { ...state, retry: load };
}
