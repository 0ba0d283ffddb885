import { ListRow } from '../content/list-row.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { SideMenuPanel } from '../overlay/side-menu-panel.tsx';
import { ToastRegion } from '../overlay/toast-region.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { ScreenIntro } from '../shell/screen-intro.tsx';
import { TitleBar } from '../shell/title-bar/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';

export interface OverlaySceneProps extends SceneProps {
  readonly overlay: 'dialog' | 'sheet' | 'menu' | 'toasts';
}

/** One overlay over a plain page. */
export function OverlayScene({ overlay, ...scene }: OverlaySceneProps) {
  const { words } = scene;
  return (
    <>
      <PageFrame top={<TitleBar title={words.settings} onBack={nowhere} />}>
        <ScreenIntro note={words.emptyNote} />
      </PageFrame>
      <Dialog
        open={overlay === 'dialog'}
        onClose={nowhere}
        title={words.leave}
        actions={
          <>
            <Button tone="quiet">{words.stay}</Button>
            <Button>{words.signOut}</Button>
          </>
        }
      >
        {words.leaveText}
      </Dialog>
      <Sheet
        open={overlay === 'sheet'}
        onClose={nowhere}
        title={words.filter}
        actions={
          <Button size="large" wide>
            {words.look}
          </Button>
        }
      >
        <ListRow icon="slots" title={words.slots} onChoose={nowhere} />
        <ListRow icon="live" title={words.live} onChoose={nowhere} />
        <ListRow icon="fish" title={words.fishing} onChoose={nowhere} />
      </Sheet>
      <SideMenuPanel open={overlay === 'menu'} onClose={nowhere} label={words.menu} head={scene.brand}>
        <ListRow icon="gift" title={words.offers} onChoose={nowhere} />
        <ListRow icon="mail" title={words.inbox} badge={3} onChoose={nowhere} />
        <ListRow icon="settings" title={words.settings} onChoose={nowhere} />
      </SideMenuPanel>
      <ToastRegion
        onDismiss={nowhere}
        toasts={
          overlay === 'toasts'
            ? [
                { id: '1', kind: 'success', text: words.saved },
                { id: '2', kind: 'error', text: words.failed },
                { id: '3', kind: 'loading', text: words.loading },
              ]
            : []
        }
      />
    </>
  );
}
