import { useMemo } from 'react';
import { createReadReporter } from './report-read.ts';
import { useRuntime } from '../runtime.tsx';

/** Reports an opened announcement and loads its list again (row A-340). `reload` belongs to the list in use. */
export function useMarkAnnouncementRead(reload: () => Promise<void>): (id: string | number) => void {
  const runtime = useRuntime();
  return useMemo(() => createReadReporter(runtime, reload), [runtime, reload]);
}
