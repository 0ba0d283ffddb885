import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime, useText } from '../../client/index.ts';
import { homePath } from '../../contracts/home-path.ts';

const mark = '#unknown';

/** Where an address leads that no table has: home, with a mark that survives a redirect of the server (rows A-040, G-027). */
export const unknownAddress = `${homePath}${mark}`;

/** Says that the wanted address is unknown, and takes the mark off the address of the home page. */
export function useUnknownAddress(): void {
  const { navigation, toasts } = useRuntime();
  const text = useText();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== mark) return;
    toasts.show(text('app:unknownAddress'), { kind: 'error', long: true });
    navigation.go('home.screen', {}, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an address says it, once
  }, [hash]);
}
