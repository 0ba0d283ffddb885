import { useEffect, useState } from 'react';
import { LazyBlock } from '../../../client/index.ts';

/** The download buttons at the foot of the lobby; they come once the page is alive, so that nothing drawn waits for them. */
export default function DownloadBanner() {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? <LazyBlock block="appDownload.card" /> : null;
}
