import { type FormEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ImpactAnswer } from '../../contracts/console/impact.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Key } from '../parts/key.tsx';
import { useText } from '../texts/use-text.ts';

interface Note {
  readonly reason: string;
  /** As the field of day and time has it; empty for no end. */
  readonly until: string;
  readonly force: boolean;
}

interface PublishFormProps {
  readonly note: Note;
  onNote(note: Note): void;
  onSend(event: FormEvent): void;
  readonly answer: ImpactAnswer;
  readonly isBusy: boolean;
  /** Somebody was quicker, and what they did has not been looked at. */
  readonly isMoved: boolean;
}

/** Shortest reason that the service takes. */
const shortestReason = 3;

/** Reason, end, and the one action of the review. */
export function PublishForm({ note, onNote, onSend, answer, isBusy, isMoved }: PublishFormProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  // Whoever opened the review goes on with its reason, unless they went elsewhere meanwhile.
  useEffect(() => {
    if (document.activeElement?.tagName === 'H2' || document.activeElement === document.body) field.current?.focus();
  }, []);
  const breaks = answer.groups.some((group) => group.breaks.some(({ kind }) => kind === 'now'));
  const isRefused = answer.refused.length > 0;
  const isReady =
    note.reason.trim().length >= shortestReason && !isBusy && !isMoved && !isRefused && (!breaks || note.force);
  return (
    <Form
      onSubmit={onSend}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <Field
        ref={field}
        label={text('publish.reason')}
        placeholder={text('publish.reasonHint')}
        value={note.reason}
        onChange={({ target }) => onNote({ ...note, reason: target.value })}
        minLength={shortestReason}
        maxLength={500}
        autoComplete="off"
        required
      />
      {breaks ? (
        <label>
          <input
            type="checkbox"
            checked={note.force}
            onChange={({ target }) => onNote({ ...note, force: target.checked })}
          />
          {text('publish.force')}
        </label>
      ) : null}
      <Actions>
        <label>
          {text('publish.until')}
          <input
            type="datetime-local"
            value={note.until}
            min={localNow()}
            onChange={({ target }) => onNote({ ...note, until: target.value })}
          />
        </label>
        <Button type="submit" $tone="main" data-tone="main" data-end disabled={!isReady}>
          {text(answer.needsApproval ? 'publish.propose' : 'publish.send')}
          <Key aria-hidden="true">{text('key.review')}</Key>
        </Button>
      </Actions>
    </Form>
  );
}

/** Now, as a field of day and time wants it. */
function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const Form = styled.form`
  display: grid;
  gap: 10px;
  & label { display: flex; gap: 8px; align-items: center; color: var(--muted); }
  & > div > label:first-child { color: var(--text); }
  & input[type='checkbox'] { flex: none; inline-size: 18px; block-size: 18px; accent-color: var(--accent); }
  & input[type='datetime-local'] {
    min-block-size: 34px;
    max-inline-size: 190px;
    padding: 0 8px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
  }
  & button[type='submit'] { min-block-size: 36px; }
`;
