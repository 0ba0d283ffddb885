import { lazy, Suspense, useEffect, useState } from 'react';
import { useRuntime, useSession } from '../../../client/index.ts';
import { askPendingKinds, type ContractKind, isAsked } from './pending-kinds.ts';

const promptedName = 'contractPrompts';

// Few visits have a contract to answer: the dialog is no part of what decides.
const PromptDialog = lazy(() => import('./prompt-dialog.tsx'));

/**
 * Asks once on each load of a home whether contracts wait for an answer, and prompts for one after the other, each once
 * per session (rows G-263…G-268).
 */
export default function ContractPrompts() {
  const runtime = useRuntime();
  const { clock, storage } = runtime;
  const { session } = useSession();
  const [waiting, setWaiting] = useState<readonly ContractKind[]>([]);
  const [isFree, setFree] = useState(false);
  const token = session?.token;
  const isMeant = session !== undefined && isAsked(session.type);

  useEffect(() => {
    if (token === undefined || !isMeant) return undefined;
    let isCurrent = true;
    void askPendingKinds(runtime).then((pending) => {
      const prompted = storage.session.read(promptedName) ?? '';
      if (isCurrent) setWaiting(pending.filter((kind) => !prompted.includes(kind)));
    });
    return () => {
      isCurrent = false;
      setWaiting([]);
    };
  }, [runtime, storage, token, isMeant]);

  const [kind, ...rest] = waiting;
  // Another dialog of this page is closed first.
  useEffect(() => {
    if (kind === undefined || isFree) return undefined;
    const look = () => setFree(document.querySelector('dialog[open]') === null);
    look();
    return clock.every(400, look);
  }, [clock, kind, isFree]);

  if (kind === undefined || !isFree) return null;
  return (
    <Suspense>
      <PromptDialog
        key={kind}
        kind={kind}
        onShown={() => storage.session.write(promptedName, `${storage.session.read(promptedName) ?? ''} ${kind}`)}
        onCancel={() => setWaiting(rest)}
        onLeave={() => setWaiting([])}
      />
    </Suspense>
  );
}
