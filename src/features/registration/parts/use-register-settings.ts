import { useEffect, useEffectEvent, useState } from 'react';
import { useResource, useRuntime } from '../../../client/index.ts';
import type { SitePart } from '../../../contracts/site.ts';
import { loadSettings, type RegisterSettings } from './calls.ts';

const key = 'registration.settings';

export interface RegisterSettingsState {
  readonly status: 'loading' | 'ready' | 'error';
  retry(): void;
}

/**
 * The platform's registration settings, asked for whenever the screen opens (row A-114); a page comes with them. Where its
 * forms are others than this release's, the current release is fetched first, so that nobody fills in a form that will be
 * refused. A form that is open stays open: it changes by its release.
 */
export function useRegisterSettings(): RegisterSettingsState {
  const { platform, resources, release, live } = useRuntime();
  const { status, value, retry } = useResource(key, () => loadSettings(platform), { early: true });
  const [settled, settle] = useState<RegisterSettings>();
  const isOutdated = () => value !== undefined && differs(value, release.getState().site);
  const isReady = value !== undefined && (value === settled || !isOutdated());
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const followRelease = useEffectEvent(async () => {
    if (!isOutdated()) return;
    await live.ask().catch(() => undefined);
    settle(value);
  });
  useEffect(() => void followRelease(), [value]);
  useEffect(() => () => resources.forget(key), [resources]);
  if (isReady || wasReady) return { status: 'ready', retry };
  return { status: status === 'error' ? 'error' : 'loading', retry };
}

function differs({ forms }: RegisterSettings, site: SitePart): boolean {
  return Object.entries(forms).some(([formId, $id]) => site.forms[formId] !== $id);
}
