import { useText } from '../../../client/index.ts';
import { Button, ButtonRow } from '../../../ui/index.ts';
import { useDownload } from './use-download.ts';

/** One button for each platform that the merchant has a link for. */
export function DownloadButtons() {
  const text = useText();
  const download = useDownload();
  return (
    <ButtonRow>
      {download.android ? (
        <Button tone="quiet" onClick={() => download.follow('android')}>
          {text('appDownload:android')}
        </Button>
      ) : null}
      {download.ios ? (
        <Button tone="quiet" onClick={() => download.follow('ios')}>
          {text('appDownload:ios')}
        </Button>
      ) : null}
    </ButtonRow>
  );
}
