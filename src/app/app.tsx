import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Path, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import {
  OutletsProvider,
  type Runtime,
  RuntimeProvider,
  useLanguage,
  useRuntime,
  useText,
  useTheme,
} from '../client/index.ts';
import { type ErrorNoteProps, ThemeProvider, type UiText } from '../ui/index.ts';
import { besideOne } from '../ui/theme/media.ts';
import { StatusGate } from './gates/status-gate.tsx';
import { ConnectionNotice } from './hosts/connection-notice.tsx';
import { DialogHost } from './hosts/dialog-host.tsx';
import { LazyPart } from './lazy-part.tsx';
import { MenuProvider, useMenu } from './menu/menu-state.tsx';
import { type ModuleCache, ModuleCacheProvider } from './module-cache.tsx';
import { sideMenuPart, sidePanelPart, toastPart } from './parts.ts';
import { AppRoutes } from './routing/app-routes.tsx';
import { outlets } from './slot-outlet.tsx';
import { useFormModule } from './use-form-module.ts';
import { useThemeForms } from './use-theme-forms.ts';

export interface AppProps {
  readonly runtime: Runtime;
  readonly modules: ModuleCache;
  /** The server drew the page; see `RuntimeProvider`. */
  readonly isDrawn?: boolean | undefined;
}

/** The player app below a router: the same tree on the server and in the browser. */
export function App({ runtime, modules, isDrawn }: AppProps) {
  return (
    <RuntimeProvider value={runtime} isDrawn={isDrawn}>
      <ModuleCacheProvider value={modules}>
        <OutletsProvider value={outlets}>
          <Themed>
            <NavigationBinding />
            <MenuProvider>
              <ConnectionNotice />
              <StatusGate>
                <AppRoutes />
                <LazyMenu />
                <WidePanel />
              </StatusGate>
              <DialogHost />
              <LazyToasts />
            </MenuProvider>
          </Themed>
        </OutletsProvider>
      </ModuleCacheProvider>
    </RuntimeProvider>
  );
}

// A card whose reference cannot be loaded shows none.
const ErrorReference = lazy(() => import('./error-reference.tsx').catch(() => ({ default: () => null })));

function errorNote(props: ErrorNoteProps): ReactNode {
  return <ErrorNote {...props} />;
}

// The network may be back before the code of the note has come.
function ErrorNote(props: ErrorNoteProps) {
  const { environment } = useRuntime();
  const [isOffline] = useState(() => !environment.getState().online);
  return (
    <Suspense>
      <ErrorReference {...props} isOffline={isOffline} />
    </Suspense>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const theme = useTheme();
  const { variants, forms } = useThemeForms(theme.variants);
  const { language } = useLanguage();
  const text = useText();
  const uiText = useCallback<UiText>((key, params) => text(`ui:${key}`, params), [text]);
  return (
    <ThemeProvider
      variants={variants}
      layout={theme.layout}
      forms={forms}
      useFormModule={useFormModule}
      language={language}
      text={uiText}
      errorNote={errorNote}
    >
      {children}
    </ThemeProvider>
  );
}

/**
 * Lets capabilities outside React move between routes, and follows a move of the browser that the router did not hear. A page
 * that is gone to begins at its top: the document would keep the place of the page before. Back is the browser's, which knows
 * where each page was left.
 */
function NavigationBinding() {
  const { navigation } = useRuntime();
  const navigate = useNavigate();
  const drawn = useLocation();
  const [first] = useState(() => addressOf(drawn));
  const isGoing = useRef(false);
  // The router listens once the page is hydrated; somebody may have gone back between two slices of it.
  useEffect(() => {
    const now = addressOf(location);
    if (now !== first) void navigate(now, { replace: true });
  }, [navigate, first]);
  // With the commit: a press may come before the effects that follow it.
  useLayoutEffect(() => {
    if (isGoing.current) scrollTo(0, 0);
    isGoing.current = false;
    navigation.bind((to, options) => {
      isGoing.current = typeof to !== 'number';
      void (typeof to === 'number' ? navigate(to) : navigate(to, options));
    });
  }, [navigation, navigate, drawn]);
  return null;
}

function addressOf({ pathname, search, hash }: Path): string {
  return `${pathname}${search}${hash}`;
}

/** The toasts' code arrives with the first toast. */
function LazyToasts() {
  const { toasts } = useRuntime();
  const isNeeded = useStore(toasts.store, (state) => state.toasts.length > 0);
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) setNeeded(true);
  }, [isNeeded]);
  return wasNeeded ? <LazyPart id="app.toasts" loader={toastPart} props={noProps} /> : null;
}

const noProps = {};

/** The side menu's code arrives when it is first opened, or at idle. */
function LazyMenu() {
  const { isOpen } = useMenu();
  return isOpen ? <LazyPart id="app.sideMenu" loader={sideMenuPart} props={noProps} /> : null;
}

/** What stands beside the column; narrow windows never load it. */
function WidePanel() {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches, never);
  return isWide ? <LazyPart id="app.sidePanel" loader={sidePanelPart} props={noProps} /> : null;
}

const wide = `(min-width: 1024px), ${besideOne}`;
const never = () => false;

function watchWidth(onChange: () => void) {
  const media = matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
