import type { Answer } from '../../../contracts/platform-answer.ts';
import { useEffect, useState } from 'react';
import { useOwnProof } from '../../../forms/own-proof/use-own-proof.tsx';
import { useErrorText, useResource, useRuntime, useText } from '../../../client/index.ts';

export type DeviceSession = Answer<'sessions'>['sessions'][number];

const key = 'member.sessions';

/** The player's sessions, asked for anew at each visit, and what ends them. */
export function useSessions() {
  const { platform, resources, toasts } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const proof = useOwnProof();
  const [isBusy, setIsBusy] = useState(false);
  const list = useResource(key, () => platform.call('sessions', { quiet: true }));
  useEffect(() => () => resources.forget(key), [resources]);

  async function run(task: () => Promise<unknown>, done: string): Promise<void> {
    setIsBusy(true);
    try {
      if ((await proof.run(task)) !== undefined) toasts.show(done, { kind: 'success' });
    } catch (error) {
      toasts.show(errorText(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
      list.retry();
    }
  }

  return {
    sessions: list.value?.sessions,
    hasFailed: list.status === 'error',
    retry: list.retry,
    isBusy,
    proof: proof.sheet,
    end: ({ id }: DeviceSession) =>
      run(() => platform.call('endSession', { body: { session: id }, quiet: true }), text('security:devicesEnded')),
    endOthers: () => run(() => platform.call('endOtherSessions', { quiet: true }), text('security:devicesEndedAll')),
  };
}
