import { Navigate, Route, Routes } from 'react-router-dom';
import { useSite } from '../../client/index.ts';
import { Page } from '../page.tsx';
import { extraRoutes } from './extra-routes.ts';
import { unknownAddress, useUnknownAddress } from './unknown-address.ts';

/** Every route and alias of the release, then the merchant's extra table, then home (rows, G-027). */
export function AppRoutes() {
  const site = useSite();
  useUnknownAddress();
  return (
    <Routes>
      {site.routes.flatMap((route) =>
        [route.path, ...(route.aliases ?? [])].map((path) => (
          <Route key={path} path={path} element={<Page route={route} />} />
        )),
      )}
      {extraRoutes(site).map(({ path, to, route }) => (
        <Route key={path} path={path} element={route ? <Page route={route} /> : <Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<Navigate to={unknownAddress} replace />} />
    </Routes>
  );
}
