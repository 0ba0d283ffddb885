import { useId } from 'react';
import { styled } from 'styled-components';
import { directionOf } from '../../contracts/browser-names.ts';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { longestMessage, type Messages } from '../../contracts/maintenance.ts';
import { Icon } from '../parts/icon.tsx';
import { useLanguageName, useText } from '../texts/use-text.ts';

/** Languages that the chosen merchants speak, English first. */
export function languagesOf(merchants: readonly FlagMerchant[], chosen: readonly string[]): readonly string[] {
  const spoken = merchants.filter(({ code }) => chosen.includes(code)).flatMap(({ languages }) => languages);
  return [...new Set(spoken)].toSorted((one, other) => Number(other === 'en') - Number(one === 'en'));
}

/** The messages that are not empty, in these languages; nothing when there are none. */
export function writtenIn(messages: Messages, languages: readonly string[]): Messages | undefined {
  const written = languages.flatMap((language) => {
    const message = messages[language]?.trim() ?? '';
    return message === '' ? [] : [[language, message] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

interface MessageFieldsProps {
  readonly languages: readonly string[];
  readonly messages: Messages;
  onMessages(messages: Messages): void;
}

/** What players read on the maintenance page, a field for each language, in its own direction. Nobody must write any. */
export function MessageFields({ languages, messages, onMessages }: MessageFieldsProps) {
  const text = useText();
  const id = useId();
  const languageName = useLanguageName();
  if (languages.length === 0) return null;
  return (
    <Details>
      <summary>
        <Icon name="edit" size={16} />
        {text('stop.message')}
        <small>{text('stop.optional')}</small>
      </summary>
      <p>{text('stop.messageHint')}</p>
      {languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${id}-${language}`}>{languageName(language)}</label>
          <textarea
            id={`${id}-${language}`}
            lang={language}
            dir={directionOf(language)}
            rows={2}
            maxLength={longestMessage}
            value={messages[language] ?? ''}
            onChange={({ target }) => onMessages({ ...messages, [language]: target.value })}
          />
        </div>
      ))}
    </Details>
  );
}

const Details = styled.details`
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  padding-inline: 14px;
  & > summary {
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 48px;
    font-weight: 500;
    cursor: pointer;
    list-style: none;
    & > small { margin-inline-start: auto; color: var(--muted); font-weight: 400; }
  }
  &[open] { padding-block-end: 14px; }
  & > p { color: var(--muted); font-size: 0.8rem; }
  & > div { display: grid; gap: 4px; margin-block-start: 10px; }
  & label { font-weight: 500; }
  & textarea {
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    resize: vertical;
  }
  &:has(summary:focus-visible) { outline: 2px solid var(--accent); }
`;
