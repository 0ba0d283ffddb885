import { useLocation } from 'react-router-dom';
import { useSite } from '../client/index.ts';
import type { RouteDefinition } from '../contracts/feature.ts';
import { chromeOf } from '../engine/index.ts';
import { PageFrame } from '../ui/index.ts';
import { FooterTabs } from './chrome/footer-tabs.tsx';
import { MainHeader } from './chrome/main-header.tsx';
import { Guard } from './guard.tsx';
import { LazyPart } from './lazy-part.tsx';
import { titleBarPart } from './parts.ts';
import { ScreenOutlet } from './routing/screen-outlet.tsx';
import { RedirectCover } from './routing/redirect-cover.tsx';
import { SlotOutlet } from './slot-outlet.tsx';

export interface PageProps {
  readonly route: RouteDefinition;
}

/** One page: the bars its path has, and its screen between them. */
export function Page({ route }: PageProps) {
  const { pathname } = useLocation();
  const chrome = chromeOf(pathname, useSite());
  return (
    <RedirectCover route={route}>
      <PageFrame
        above={<SlotOutlet slot="header.clock" />}
        top={
          chrome.top === 'main' ? (
            <Guard id="app.header">
              <MainHeader isLobby={route.id === 'home.screen'} />
            </Guard>
          ) : chrome.top === 'title' ? (
            <LazyPart id="app.titleBar" loader={titleBarPart} props={{ route }} />
          ) : undefined
        }
        bottom={
          chrome.bottom ? (
            <Guard id="app.footer">
              <FooterTabs />
            </Guard>
          ) : undefined
        }
      >
        <ScreenOutlet routeId={route.id} />
      </PageFrame>
    </RedirectCover>
  );
}
