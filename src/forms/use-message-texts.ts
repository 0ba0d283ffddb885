import { useMemo } from 'react';
import type { FormMessage } from '../contracts/form.ts';
import { useText } from '../client/hooks.ts';

/** The texts of a field's messages in the language in use; a text that two rules share is shown once. */
export function useMessageTexts(messages: readonly FormMessage[]): readonly string[] {
  const text = useText();
  return useMemo(() => {
    const texts = messages.map(({ key, params }) => {
      const labelKey = params?.['labelKey'];
      const said = text(key, typeof labelKey === 'string' ? { ...params, label: text(labelKey) } : params);
      const hintKey = params?.['hintKey'];
      return typeof hintKey === 'string' ? `${said}: ${text(hintKey, params)}` : said;
    });
    return [...new Set(texts)];
  }, [messages, text]);
}
