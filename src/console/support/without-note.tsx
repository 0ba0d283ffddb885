import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMerchantName } from '../api/queries.ts';
import { useText } from '../texts/use-text.ts';

interface WithoutNoteProps {
  readonly merchants: readonly string[];
  readonly words: 'support.without' | 'question.without' | 'application.without';
}

/** Which merchants have what players write elsewhere. */
export function WithoutNote({ merchants, words }: WithoutNoteProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const { i18n } = useTranslation();
  if (merchants.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(merchants.map(nameOf));
  return <Note>{text(words, { names, count: merchants.length })}</Note>;
}

const Note = styled.p`
  padding: 12px 18px;
  border-block-end: 1px solid var(--line);
  color: var(--muted);
`;
