import { useState } from 'react';
import { usePlatform, useResource, useRuntime } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';

/**
 * The hosts under which a brand's links are to be shared, as the platform reports them; until it does, those that this
 * browser has kept (rows A-344, G-339).
 */
export function useShareHosts(): readonly string[] {
  const { storage } = useRuntime();
  const platform = usePlatform();
  const { value } = useResource<readonly string[]>('system.domains', async () => {
    const answer = await platform.call('domainRoute', { query: { device: 0 }, quiet: true });
    const hosts = answer?.domainList ?? [];
    storage.local.write(storageNames.domains, JSON.stringify(hosts));
    return hosts;
  });
  const [kept] = useState(() => readHosts(storage.local.read(storageNames.domains)));
  return value ?? kept;
}

function readHosts(text = '[]'): readonly string[] {
  try {
    const hosts: unknown = JSON.parse(text);
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}
