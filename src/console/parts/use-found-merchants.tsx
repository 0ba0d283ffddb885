import { type ReactNode, useState } from 'react';
import { useText } from '../texts/use-text.ts';
import { Input } from './field.tsx';

/** What a list of merchants shows, and the field that narrows it. */
interface FoundMerchants<Merchant> {
  readonly found: readonly Merchant[];
  readonly field: ReactNode;
}

/** Finds merchants by words in their names or codes; of `few` or less none need be sought, and there is no field. */
export function useFoundMerchants<Merchant extends { readonly code: string; readonly name: string }>(
  merchants: readonly Merchant[],
  few: number,
): FoundMerchants<Merchant> {
  const text = useText();
  const [words, setWords] = useState('');
  const sought = words.toLowerCase();
  return {
    found: merchants.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(sought)),
    field:
      merchants.length > few ? (
        <Input
          type="search"
          aria-label={text('picker.find')}
          placeholder={text('picker.find')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : null,
  };
}
