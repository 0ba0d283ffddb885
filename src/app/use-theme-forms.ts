import { useEffect, useMemo, useState } from 'react';
import type { ThemeVariants } from '../contracts/release.ts';
import { shellFormIds, type ShellForms } from '../ui/index.ts';
import { type ModuleCache, useModuleCache } from './module-cache.tsx';
import { preload } from './preload.ts';
import { screens } from './screens.ts';

interface ThemeForms {
  readonly variants: ThemeVariants;
  readonly forms: ShellForms;
}

/** The forms of a theme with their components; a theme that changes under an open page waits for its code. */
export function useThemeForms(wanted: ThemeVariants): ThemeForms {
  const modules = useModuleCache();
  const [kept, keep] = useState(wanted);
  const ids = Object.values(shellFormIds(wanted));
  const isHere = ids.every((id) => modules.read(id) !== undefined);
  useEffect(() => {
    if (isHere) {
      keep(wanted);
      return undefined;
    }
    let isWanted = true;
    void Promise.all(Object.values(shellFormIds(wanted)).map((id) => preload(id, screens, modules))).then(
      () => isWanted && keep({ ...wanted }),
      // oxlint-disable-next-line no-console -- what cannot be loaded must be found in the log
      (error: unknown) => console.error('The forms of the theme could not be loaded.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, isHere, modules]);
  const variants = isHere ? wanted : kept;
  return useMemo(() => ({ variants, forms: readForms(variants, modules) }), [variants, modules]);
}

function readForms(variants: ThemeVariants, modules: ModuleCache): ShellForms {
  return Object.fromEntries(Object.entries(shellFormIds(variants)).map(([name, id]) => [name, modules.read(id)]));
}
