import { useCallback, useRef, useState } from 'react';
import { useOwnProof } from '../../../forms/own-proof/use-own-proof.tsx';
import { useErrorText, useRuntime, useText, useToast } from '../../../client/index.ts';
import { followPassword } from '../../../client/session/follow-password.ts';
import { memberDetailsKey } from '../../../client/session/use-member-details.ts';

/** Loading limit and pause of the specification (rows ). */
const loadingMs = 10_000;
const leaveAfterMs = 1000;

export interface PasswordChange {
  /** Absent where the player has none yet. */
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password; afterwards the kept one goes, the remembered login follows, and home is next (rows A-132…A-135). */
export function useChangePassword(onRefused: (field: string, messageKey: string) => void) {
  const runtime = useRuntime();
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { run, sheet } = useOwnProof();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const submit = useCallback(
    async (change: PasswordChange) => {
      if (running.current) return;
      running.current = true;
      setIsBusy(true);
      const { platform, session, vault, clock, navigation, dialogs, resources } = runtime;
      const dismiss = toast.show(text('password:loading'), { kind: 'loading', ms: loadingMs });
      try {
        const call = { body: change, quiet: true, encrypted: true, timeoutMs: loadingMs } as const;
        if ((await run(() => platform.call('changePassword', call))) === undefined) return dismiss();
        vault.dropPassword();
        await followPassword(vault, session.store.getState().session?.userName, change.newPassword);
        dismiss();
        resources.forget(memberDetailsKey);
        toast.show(text(change.oldPassword === undefined ? 'password:isSet' : 'password:changed'), { kind: 'success' });
        clock.after(leaveAfterMs, () => {
          dialogs.close('changePassword');
          navigation.go('home.screen');
        });
      } catch (error) {
        dismiss();
        const code = codeOf(error);
        const refusal = refusals[code];
        if (refusal !== undefined) onRefused('newPassword', refusal);
        else if (code === 'password.wrong') {
          // Also where it was not asked for: what this tab has kept is no longer right, and the player knows better.
          vault.dropPassword();
          onRefused('oldPassword', 'errors:oldPasswordWrong');
        } else toast.show(errorText(error), { kind: 'error' });
      } finally {
        running.current = false;
        setIsBusy(false);
      }
    },
    [run, runtime, toast, text, errorText, onRefused],
  );
  return { submit, isBusy, sheet };
}

/** What is wrong with the new password alone is said beside its field. */
const refusals: Readonly<Record<string, string>> = {
  'modify.new.old.same': 'forms:error.samePassword',
  'password.common': 'errors:code.password.common',
};

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
