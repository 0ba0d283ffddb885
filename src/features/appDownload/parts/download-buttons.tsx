import { useText } from '../../../client/index.ts';
import { Button, ButtonRow } from '../../../ui/index.ts';
import { useDownload } from './use-download.ts';

/** One button for each platform that the merchant has a link for. */
export function DownloadButtons() {
  const text = useText();
  const { downloads, follow } = useDownload();
  return (
    <ButtonRow>
      {downloads.map((download) => (
        <Button key={download.platform} tone="quiet" onClick={() => follow(download)}>
          {text(`appDownload:${download.platform}`)}
        </Button>
      ))}
    </ButtonRow>
  );
}
