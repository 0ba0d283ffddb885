import { useMemo } from 'react';
import type { FormMessage } from '../contracts/form.ts';
import { useText } from '../client/hooks.ts';

/** Gives the text of a key with its values. */
export type Translate = (key: string, values?: FormMessage['params']) => string;

/** The texts of a field's messages; a text that two rules share is said once. */
export function messageTexts(messages: readonly FormMessage[], text: Translate): readonly string[] {
  const texts = messages.map(({ key, params }) => {
    const labelKey = params?.['labelKey'];
    const said = text(key, typeof labelKey === 'string' ? { ...params, label: text(labelKey) } : params);
    const hintKey = params?.['hintKey'];
    return typeof hintKey === 'string' ? `${said}: ${text(hintKey, params)}` : said;
  });
  return [...new Set(texts)];
}

/** The texts of a field's messages in the language in use. */
export function useMessageTexts(messages: readonly FormMessage[]): readonly string[] {
  const text = useText();
  return useMemo(() => messageTexts(messages, text), [messages, text]);
}
