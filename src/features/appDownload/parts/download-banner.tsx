import { useText } from '../../../client/index.ts';
import { Callout } from '../../../ui/index.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { useDownload } from './use-download.ts';

/** Android and iOS buttons on the lobby; the contribution's condition hides it inside the app and a PWA (G-195). */
export default function DownloadBanner() {
  const text = useText();
  const { android, ios } = useDownload();
  if (android === undefined && ios === undefined) return null;
  return (
    <Callout icon="phone" title={text('appDownload:banner')}>
      <DownloadButtons />
    </Callout>
  );
}
