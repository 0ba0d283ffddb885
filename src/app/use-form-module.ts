import type { Loader } from '../client/index.ts';
import type { FormModules } from '../ui/index.ts';
import { shellFormModules } from '../ui/theme/shell-form-modules.ts';
import { useModule } from './module-cache.tsx';

/** Brings a layout form; one that this engine does not have cannot be had. Only a page of fields is drawn with its own. */
export function useFormModule<Axis extends keyof FormModules>(axis: Axis, form: string) {
  const id = `form.${axis}.${form}`;
  // The id names the type.
  const state = useModule(id, shellFormModules[id] as Loader<FormModules[Axis]>, axis !== 'page');
  return state.status === 'ready' ? state.value : state.status === 'failed' ? null : undefined;
}
