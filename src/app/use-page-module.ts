import type { PageModuleHook } from '../ui/index.ts';
import { pageFormModules } from '../ui/theme/shell-form-modules.ts';
import { useModule } from './module-cache.tsx';

/** Brings a form of a page of fields; one that this engine does not have cannot be had. */
export const usePageModule: PageModuleHook = (form) => {
  const state = useModule(`form.page.${form}`, pageFormModules[form]);
  return state.status === 'ready' ? state.value : state.status === 'failed' ? null : undefined;
};
