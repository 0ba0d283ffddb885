import { useCallback } from 'react';
import { errorText } from './error-text.ts';
import { useText } from '../hooks.ts';
import { useRuntime } from '../runtime.tsx';

/** The sentence a player reads for a failed call: mapped code, else the server's text, else `Unknown error`. */
export function useErrorText(): (error: unknown) => string {
  const { release } = useRuntime();
  const text = useText();
  return useCallback((error) => errorText(error, release.getState().site, text), [release, text]);
}
