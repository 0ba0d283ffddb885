import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Actions, Button } from '../parts/button.tsx';
import { Key } from '../parts/key.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { useUnsent } from './unsent.ts';

/** As many characters as a message may have. */
const longestText = 1000;

interface AnswerFormProps {
  /** Names the conversation or question. */
  readonly about: string;
  /** What stands there at first. */
  readonly start?: string;
  readonly sendWords: string;
  /** Nothing can be sent at the moment. */
  readonly isSending: boolean;
  /** Beside the button that sends. */
  readonly children?: ReactNode;
  /** Sends; calls back when it has arrived. */
  onSend(text: string, onDone: () => void): void;
}

/** Where one writes to a player. `a` leads into it, Ctrl or ⌘ Enter sends. */
export function AnswerForm({ about, start = '', sendWords, isSending, children, onSend }: AnswerFormProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useUnsent(about, start);
  const isEmpty = words.trim() === '' || words === start;
  const send = () => {
    if (!isEmpty && !isSending) onSend(words.trim(), () => setWords(undefined));
  };
  useShortcut('a', () => field.current?.focus());
  useShortcut('mod+enter', send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Form onSubmit={submit}>
      <textarea
        ref={field}
        rows={3}
        value={words}
        maxLength={longestText}
        aria-label={text('support.answer')}
        aria-keyshortcuts="a"
        placeholder={text('support.answerHint')}
        dir="auto"
        onChange={({ target }) => setWords(target.value)}
      />
      <Actions>
        {children}
        <Button type="submit" $tone="main" data-tone="main" data-end disabled={isEmpty || isSending}>
          {sendWords} <Key aria-hidden="true">{text('key.review')}</Key>
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  & textarea {
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    resize: vertical;
    &::placeholder { color: var(--muted); }
    ${narrow} { font-size: 1rem; }
  }
`;
