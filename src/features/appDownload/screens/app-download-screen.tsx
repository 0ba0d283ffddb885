import { useNavigation, useText } from '../../../client/index.ts';
import { EmptyState, ScreenBody, ScreenIntro, TitleBar } from '../../../ui/index.ts';
import { DownloadButtons } from '../parts/download-buttons.tsx';
import { useDownload } from '../parts/use-download.ts';

/** Download links by platform. The page has no shell bar, so it carries its own way back. */
export default function AppDownloadScreen() {
  const text = useText();
  const navigation = useNavigation();
  const { android, ios } = useDownload();
  return (
    <>
      <TitleBar title={text('appDownload:title')} onBack={() => navigation.back()} />
      {android === undefined && ios === undefined ? (
        <EmptyState icon="phone" title={text('appDownload:none')} />
      ) : (
        <ScreenBody>
          <ScreenIntro title={text('appDownload:intro')} note={text('appDownload:explain')} />
          <DownloadButtons />
          {ios === undefined ? null : <p>{text('appDownload:iosVersion')}</p>}
        </ScreenBody>
      )}
    </>
  );
}
