import { useMemo } from 'react';
import { useLanguage, useMoments, useNavigation, useSite, useText } from '../../../client/index.ts';

type Text = ReturnType<typeof useText>;

/** What every row of members needs to say what it says. Asked for once for all of them: a row that asks itself takes twice as long. */
export function useMemberWords() {
  const text = useText();
  const moments = useMoments();
  const navigation = useNavigation();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  return useMemo(
    () => ({ text: keepTexts(text), moments, navigation, currency, language }),
    [text, moments, navigation, currency, language],
  );
}

export type MemberWords = ReturnType<typeof useMemberWords>;

/** Looks each text up once: of ten thousand rows most say the same, and the search for it would take as long as the drawing. */
export function keepTexts(text: Text): Text {
  const known = new Map<string, string>();
  return (key, params) => {
    const asked = params === undefined ? key : `${key} ${Object.values(params).join(' ')}`;
    const kept = known.get(asked);
    if (kept !== undefined) return kept;
    const found = text(key, params);
    known.set(asked, found);
    return found;
  };
}
