import { type ReactNode, useState } from 'react';
import { PlatformError, useRuntime, useText } from '../../client/index.ts';
import { OwnProofSheet } from './own-proof-sheet.tsx';

interface Waiting {
  readonly tryAgain: () => void;
  readonly giveUp: () => void;
}

export interface OwnProofGate {
  /** Does what the platform only allows to who has just proved themselves; nothing comes back when the player gives up. */
  run<T>(act: () => Promise<T>): Promise<T | undefined>;
  /** Asks for the proof while one is needed. */
  readonly sheet: ReactNode;
}

/** Asks the player to prove that it is them when the platform wants it for what they do, and then does it after all. */
export function useOwnProof(): OwnProofGate {
  const text = useText();
  const { platform } = useRuntime();
  const [waiting, setWaiting] = useState<Waiting>();

  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof PlatformError) || error.code !== 'proof.needed') throw error;
    }
    const isProved = await new Promise<boolean>((resolve) => {
      setWaiting({ tryAgain: () => resolve(true), giveUp: () => resolve(false) });
    });
    setWaiting(undefined);
    return isProved ? act() : undefined;
  }

  const sheet =
    waiting === undefined ? null : (
      <OwnProofSheet
        title={text('forms:proof.title')}
        submit={text('forms:proof.submit')}
        onClose={waiting.giveUp}
        onProved={async (proof) => {
          await platform.call('giveOwnProof', { body: proof, quiet: true, encrypted: true });
          waiting.tryAgain();
        }}
      />
    );
  return { run, sheet };
}
