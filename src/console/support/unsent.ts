import { create } from 'zustand';

interface UnsentState {
  /** Conversation → what is written and not sent. */
  readonly texts: Readonly<Record<string, string>>;
}

const useTexts = create<UnsentState>(() => ({ texts: {} }));

/** What somebody has written in a conversation and not sent: it is there again when they come back to it. */
export function useUnsent(conversation: string): readonly [string, (text: string) => void] {
  const text = useTexts(({ texts }) => texts[conversation] ?? '');
  return [text, (next) => useTexts.setState(({ texts }) => ({ texts: { ...texts, [conversation]: next } }))];
}
