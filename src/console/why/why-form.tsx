import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { narrow } from '../style/global-style.ts';
import { useLanguageName, useText } from '../texts/use-text.ts';
import { visitorNames } from './visitors.ts';

/** What is asked, and for whom. */
export interface WhyOptions {
  readonly about: string;
  /** Code of the merchant; empty while none is chosen. */
  readonly at: string;
  readonly visitor: string;
  readonly app: string;
  /** Tag; empty for the merchant's own first one. */
  readonly language: string;
}

interface WhyFormProps {
  readonly options: WhyOptions;
  readonly merchants: readonly FlagMerchant[];
  /** What the merchant offers, its own first one first; none while no answer has said it. */
  readonly languages: readonly string[];
  /** The answer is that of a link: the visitor is not chosen here. */
  readonly isSealed: boolean;
  onAsk(changed: Partial<WhyOptions>): void;
}

const apps = ['browser', 'installed', 'wrapper'] as const;

/** The box, and who is meant: a question is asked by Enter, the visitor changes at once. */
export function WhyForm({ options, merchants, languages, isSealed, onAsk }: WhyFormProps) {
  const text = useText();
  const languageName = useLanguageName();
  const [words, setWords] = useState(options.about);
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.select());
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ about: words.trim() });
  };
  return (
    <Form onSubmit={send} role="search">
      <div>
        <Icon name="ask" />
        <input
          ref={field}
          type="search"
          aria-label={text('why.label')}
          aria-keyshortcuts="/"
          placeholder={text('why.placeholder')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          maxLength={200}
          autoFocus={!isSealed}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" $tone="main" disabled={words.trim() === ''}>
          {text('why.ask')}
        </Button>
      </div>
      {isSealed ? null : (
        <fieldset>
          <legend className="unseen">{text('why.whom')}</legend>
          <Choice
            label={text('why.merchant')}
            value={options.at}
            options={[
              ...(options.at === '' ? [['', text('why.choose')] as const] : []),
              ...merchants.map(({ code, name }) => [code, name] as const),
            ]}
            onChoose={(at) => onAsk({ at, language: '' })}
          />
          <Choice
            label={text('why.visitor')}
            value={options.visitor}
            options={visitorNames.map((name) => [name, text(`visitor.${name}`)])}
            onChoose={(visitor) => onAsk({ visitor })}
          />
          <Choice
            label={text('why.app')}
            value={options.app}
            options={apps.map((app) => [app, text(`app.${app}`)])}
            onChoose={(app) => onAsk({ app })}
          />
          {languages.length > 1 ? (
            <Choice
              label={text('why.language')}
              value={options.language}
              options={languages.map((tag) => [tag, languageName(tag)])}
              onChoose={(language) => onAsk({ language })}
            />
          ) : null}
        </fieldset>
      )}
    </Form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const Form = styled.form`
  display: grid;
  gap: 10px;
  & > div {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 52px;
    padding-inline: 14px 8px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--surface);
    color: var(--muted);
    &:focus-within { outline: 2px solid var(--accent); outline-offset: 0; }
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    text-overflow: ellipsis;
    border: 0;
    background: none;
    outline: none;
    color: var(--text);
    font-size: 1rem;
    &::placeholder { color: var(--muted); }
    &::-webkit-search-cancel-button { display: none; }
  }
  & > fieldset { display: flex; flex-wrap: wrap; gap: 8px; }
  & label { display: grid; flex: 1 1 150px; gap: 3px; & > span { color: var(--muted); font-size: 0.75rem; } }
  & select {
    min-block-size: 34px;
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: 7px;
    background: var(--surface);
    inline-size: 100%;
    text-overflow: ellipsis;
  }
  ${narrow} { & select { min-block-size: 44px; } & label { flex-basis: 130px; } }
`;
