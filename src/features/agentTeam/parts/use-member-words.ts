import { useMemo } from 'react';
import { useMoments, useNavigation, useSite, useText } from '../../../client/index.ts';

/** What every row of members needs to say what it says. Asked for once for all of them: a row that asks itself takes twice as long. */
export function useMemberWords() {
  const text = useText();
  const moments = useMoments();
  const navigation = useNavigation();
  const { currency } = useSite().identity;
  return useMemo(() => ({ text, moments, navigation, currency }), [text, moments, navigation, currency]);
}

export type MemberWords = ReturnType<typeof useMemberWords>;
