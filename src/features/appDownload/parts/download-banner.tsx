import { useEffect, useState } from 'react';
import { LazyBlock } from '../../../client/index.ts';

/** The download buttons at the foot of the lobby; they come once the page is hydrated, so that nothing drawn waits for them. */
export default function DownloadBanner() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? <LazyBlock block="appDownload.card" /> : null;
}
