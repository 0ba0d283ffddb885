import { useEffect } from 'react';
import { loadPart, useComposition, useRuntime, useSite, useText } from '../../client/index.ts';
import { ScreenBody, Skeleton } from '../../ui/index.ts';
import { LazyPart } from '../lazy-part.tsx';
import type { RouteId } from '../../contracts/feature.ts';
import { useRedirect } from './use-redirect.ts';

export interface ScreenOutletProps {
  readonly routeId: RouteId;
}

/** The screen of a route, lazily loaded; a guarded one waits until the visitor is known. */
export function ScreenOutlet({ routeId }: ScreenOutletProps) {
  const { screens } = useRuntime();
  const { routes } = useComposition();
  const text = useText();
  const route = routes.find(({ id }) => id === routeId);
  const redirect = useRedirect(route);
  const { name } = useSite().identity;
  const title = route ? pageTitle(text(route.title), name) : name;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (redirect !== undefined) return <ScreenSkeleton />;
  const loader = () => loadPart(screens, 'routes', routeId);
  return <LazyPart key={routeId} id={routeId} loader={loader} props={{}} isScreen fallback={<ScreenSkeleton />} />;
}

function ScreenSkeleton() {
  return (
    <ScreenBody aria-busy>
      <Skeleton shape="title" />
      <Skeleton count={4} />
    </ScreenBody>
  );
}

/** Title of the browser tab. */
export function pageTitle(screen: string, merchant: string): string {
  return screen === '' ? merchant : `${screen} · ${merchant}`;
}
