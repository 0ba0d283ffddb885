import { type ReactNode, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Runtime,
  RuntimeProvider,
  SlotBlocksProvider,
  useLanguage,
  useRuntime,
  useText,
  useTheme,
} from '../client/index.ts';
import { ThemeProvider, type UiText } from '../ui/index.ts';
import { StatusGate } from './gates/status-gate.tsx';
import { ConnectionNotice } from './hosts/connection-notice.tsx';
import { DialogHost } from './hosts/dialog-host.tsx';
import { ToastHost } from './hosts/toast-host.tsx';
import { LazyPart } from './lazy-part.tsx';
import { MenuProvider, useMenu } from './menu/menu-state.tsx';
import { type ModuleCache, ModuleCacheProvider } from './module-cache.tsx';
import { AppRoutes } from './routing/app-routes.tsx';
import { SlotOutlet } from './slot-outlet.tsx';

export interface AppProps {
  readonly runtime: Runtime;
  readonly modules: ModuleCache;
}

/** The player app below a router: the same tree on the server and in the browser. */
export function App({ runtime, modules }: AppProps) {
  return (
    <RuntimeProvider value={runtime}>
      <ModuleCacheProvider value={modules}>
        <SlotBlocksProvider value={SlotOutlet}>
          <Themed>
            <NavigationBinding />
            <MenuProvider>
              <StatusGate>
                <AppRoutes />
                <LazyMenu />
              </StatusGate>
              <DialogHost />
              <ConnectionNotice />
              <ToastHost />
            </MenuProvider>
          </Themed>
        </SlotBlocksProvider>
      </ModuleCacheProvider>
    </RuntimeProvider>
  );
}

function Themed({ children }: { readonly children: ReactNode }) {
  const { variants } = useTheme();
  const { language } = useLanguage();
  const text = useText();
  const uiText = useCallback<UiText>((key, params) => text(`ui:${key}`, params), [text]);
  return (
    <ThemeProvider variants={variants} language={language} text={uiText}>
      {children}
    </ThemeProvider>
  );
}

/** Lets capabilities outside React move between routes. */
function NavigationBinding() {
  const { navigation } = useRuntime();
  const navigate = useNavigate();
  useEffect(() => {
    navigation.bind((to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)));
  }, [navigation, navigate]);
  return null;
}

const loadMenu = () => import('./menu/side-menu.tsx');
const noProps = {};

/** The side menu's code arrives when it is first opened, or at idle. */
function LazyMenu() {
  const { isOpen } = useMenu();
  return isOpen ? <LazyPart id="app.sideMenu" loader={loadMenu} props={noProps} /> : null;
}
