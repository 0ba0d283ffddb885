import { useNavigation, useSite, useText } from '../../../client/index.ts';
import { EmptyState, ScreenBody, ScreenIntro, TitleBar } from '../../../ui/index.ts';
import { HomeScreenSteps } from '../parts/home-screen-steps.tsx';
import { PlatformList } from '../parts/platform-list.tsx';
import { ScanToOpen } from '../parts/scan-to-open.tsx';
import { useDownload } from '../parts/use-download.ts';

/** Downloads by platform and a code for another phone (row A-025). The page has no shell bar, so it carries its own way back. */
export default function AppDownloadScreen() {
  const text = useText();
  const navigation = useNavigation();
  const { identity } = useSite();
  const { downloads } = useDownload();
  return (
    <>
      <TitleBar title={text('appDownload:title')} onBack={() => navigation.back()} />
      {downloads.length === 0 ? (
        <ScreenBody>
          <EmptyState icon="phone" title={text('appDownload:none')} note={text('appDownload:noneNote')} />
          <HomeScreenSteps />
          <ScanToOpen />
        </ScreenBody>
      ) : (
        <ScreenBody>
          <ScreenIntro title={text('appDownload:intro', { brand: identity.name })} note={text('appDownload:explain')} />
          <PlatformList />
          <ScanToOpen />
        </ScreenBody>
      )}
    </>
  );
}
