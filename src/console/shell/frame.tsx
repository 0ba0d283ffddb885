import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApplicationsPage } from '../applications/applications-page.tsx';
import { ChangesPage } from '../changes/changes-page.tsx';
import { FlagsPage } from '../flags/flags-page.tsx';
import { MerchantOverview } from '../merchants/merchant-overview.tsx';
import { MerchantsPage } from '../merchants/merchants-page.tsx';
import { ToastRegion } from '../parts/toasts.tsx';
import { PasskeysPage } from '../people/passkeys-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { SessionsPage } from '../people/sessions-page.tsx';
import { TokensPage } from '../people/tokens-page.tsx';
import { QuestionsPage } from '../questions/questions-page.tsx';
import { SettingsPage } from '../settings/settings-page.tsx';
import { StepUp } from '../people/step-up.tsx';
import { SupportPage } from '../support/support-page.tsx';
import { StopPage } from '../stops/stop-page.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { WhyPage } from '../why/why-page.tsx';
import { LostNotice } from './lost-notice.tsx';
import { Navigation } from './navigation.tsx';
import { NotFound } from './not-found.tsx';
import { Palette } from './palette.tsx';
import { doors, type PageId, pageAt, pageIds, pages } from './pages.ts';
import { useSignOut } from './person-menu.tsx';
import { type OpenSession, SessionContext } from './session-context.ts';
import { useIdleEnd } from './use-idle-end.ts';
import { useLiveEvents } from './use-live-events.ts';
import { useShortcut } from './use-shortcut.ts';

/** The console of somebody who is signed in: navigation, the page, and what lies over every page. */
export function Frame({ session }: { readonly session: OpenSession }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [hasPalette, setPalette] = useState(false);
  useLiveEvents(session.person.name);
  useIdleEnd(session.idleSeconds, useSignOut());
  useShortcut('mod+k', () => setPalette(true));
  useShortcut('s', () => void navigate('/stop'));
  const page = pageAt(pathname) ?? 'flags';
  useEffect(() => {
    document.title = `${text('product')} · ${text(pages[page].title)}`;
  });
  const screens: Readonly<Record<PageId, ReactNode>> = {
    flags: <FlagsPage onPalette={() => setPalette(true)} />,
    settings: <SettingsPage />,
    changes: <ChangesPage />,
    stop: <StopPage />,
    merchants: <MerchantsPage />,
    merchant: <MerchantOverview />,
    support: <SupportPage />,
    questions: <QuestionsPage />,
    applications: <ApplicationsPage />,
    why: <WhyPage />,
    people: <PeoplePage />,
    passkeys: <PasskeysPage />,
    tokens: <TokensPage />,
    sessions: <SessionsPage />,
  };
  return (
    <SessionContext value={session}>
      <Layout>
        <Navigation onPalette={() => setPalette(true)} />
        <Routes>
          {pageIds.map((id) => (
            <Route key={id} path={pages[id].path} element={screens[id]} />
          ))}
          {['/', ...Object.values(doors)].map((path) => (
            <Route key={path} path={path} element={<Navigate to="/flags" replace />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Layout>
      {hasPalette ? <Palette onClose={() => setPalette(false)} /> : null}
      <LostNotice />
      <StepUp />
      <ToastRegion label={text('notifications')} />
    </SessionContext>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  block-size: 100dvh;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
    /* At the foot also while there is no page above it. */
    & > nav { grid-row: 2; }
  }
`;
