import { create } from 'zustand';

interface UnsentState {
  /** Conversation or question → what is written and not sent. */
  readonly texts: Readonly<Record<string, string>>;
}

const useTexts = create<UnsentState>(() => ({ texts: {} }));

/**
 * What somebody has written to a player and not sent: it is there again when they come back to it. `start` stands there where
 * they have written nothing; without a text it does again.
 */
export function useUnsent(about: string, start: string): readonly [string, (text: string | undefined) => void] {
  const words = useTexts(({ texts }) => texts[about] ?? start);
  const write = (next: string | undefined) =>
    useTexts.setState(({ texts: { [about]: _, ...others } }) => ({
      texts: next === undefined ? others : { ...others, [about]: next },
    }));
  return [words, write];
}
