import { useEffect, useState } from 'react';
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
  const page = pathname.split('/')[1] ?? '';
  useEffect(() => {
    document.title = `${text('product')} · ${titleOf(page, text)}`;
  });
  return (
    <SessionContext value={session}>
      <Layout>
        <Navigation onPalette={() => setPalette(true)} />
        <Routes>
          <Route path="/flags/:name?" element={<FlagsPage onPalette={() => setPalette(true)} />} />
          <Route path="/settings/:name?" element={<SettingsPage />} />
          <Route path="/changes/:id?" element={<ChangesPage />} />
          <Route path="/stop" element={<StopPage />} />
          <Route path="/merchants/:code?" element={<MerchantsPage />} />
          <Route path="/merchants/:code/overview" element={<MerchantOverview />} />
          <Route path="/support/:code?/:id?" element={<SupportPage />} />
          <Route path="/questions/:code?/:id?" element={<QuestionsPage />} />
          <Route path="/applications/:code?/:id?" element={<ApplicationsPage />} />
          <Route path="/why" element={<WhyPage />} />
          <Route path="/people" element={<PeoplePage />} />
          <Route path="/passkeys" element={<PasskeysPage />} />
          <Route path="/tokens" element={<TokensPage />} />
          <Route path="/sessions" element={<SessionsPage />} />
          <Route path="/" element={<Navigate to="/flags" replace />} />
          {/* Who is signed in already has no use for a one-time link. */}
          <Route path="/join" element={<Navigate to="/flags" replace />} />
          <Route path="/renew" element={<Navigate to="/flags" replace />} />
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

function titleOf(page: string, text: ReturnType<typeof useText>): string {
  switch (page) {
    case 'settings':
      return text('nav.settings');
    case 'changes':
      return text('nav.changes');
    case 'stop':
      return text('nav.stop');
    case 'merchants':
      return text('nav.merchants');
    case 'support':
      return text('nav.support');
    case 'questions':
      return text('nav.questions');
    case 'applications':
      return text('nav.applications');
    case 'why':
      return text('nav.why');
    case 'people':
      return text('nav.people');
    case 'tokens':
      return text('nav.tokens');
    case 'passkeys':
      return text('nav.passkeys');
    case 'sessions':
      return text('nav.sessions');
    default:
      return text('nav.flags');
  }
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  block-size: 100dvh;
  ${narrow} {
    --foot: calc(56px + env(safe-area-inset-bottom));
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
    & > nav { order: 2; }
  }
`;
