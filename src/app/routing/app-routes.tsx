import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSite } from '../../client/index.ts';
import { Page } from '../page.tsx';
import { extraRoutes } from './extra-routes.ts';
import { unknownAddress, useUnknownAddress } from './unknown-address.ts';

/** Every route and alias of the release, then the merchant's extra table, then home (rows, G-027). */
export function AppRoutes() {
  const site = useSite();
  const { pathname } = useLocation();
  useUnknownAddress();
  return (
    <Routes>
      {site.routes.flatMap((route) =>
        [route.path, ...(route.aliases ?? [])]
          .filter((path) => mayMatch(path, pathname))
          .map((path) => <Route key={path} path={path} element={<Page route={route} />} />),
      )}
      {extraRoutes(site).map(({ path, to, route }) => (
        <Route key={path} path={path} element={route ? <Page route={route} /> : <Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<Navigate to={unknownAddress} replace />} />
    </Routes>
  );
}

/**
 * Whether an address may be a pattern's. The router compiles every pattern that it is given, before the first is compared: a
 * hundred of them take a phone longer than the page.
 */
function mayMatch(pattern: string, address: string): boolean {
  return /[:*?]/.test(pattern) || address.includes('%') || plain(pattern) === plain(address);
}

function plain(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}
