import { useMemo } from 'react';
import type { FormMessage } from '../contracts/form.ts';
import { useText } from '../client/hooks.ts';

/** Gives the text of a key with its values. */
export type Translate = (key: string, values?: FormMessage['params']) => string;

/** A field's messages as one line, parted as the language does it; a text that two rules share is said once. */
export function messageText(messages: readonly FormMessage[], text: Translate): string {
  const texts = messages.map(({ key, params }) => {
    const labelKey = params?.['labelKey'];
    const said = text(key, typeof labelKey === 'string' ? { ...params, label: text(labelKey) } : params);
    const hintKey = params?.['hintKey'];
    return typeof hintKey === 'string' ? `${said}: ${text(hintKey, params)}` : said;
  });
  return [...new Set(texts)].join(text('forms:and'));
}

/** A field's messages in the language in use; empty without one. */
export function useMessageText(messages: readonly FormMessage[]): string {
  const text = useText();
  return useMemo(() => messageText(messages, text), [messages, text]);
}
