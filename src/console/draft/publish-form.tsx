import { type FormEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ImpactAnswer } from '../../contracts/console/impact.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/checkbox.tsx';
import { Field } from '../parts/field.tsx';
import { Key } from '../parts/key.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import type { DraftNote } from './draft.ts';
import { hasPassed } from './has-passed.ts';

/** What whoever publishes says of it; that it goes live by force is said anew each time. */
export interface Note extends DraftNote {
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

/** Reason, start and end, and the one action of the review. */
export function PublishForm({ note, onNote, onSend, answer, isBusy, isMoved }: PublishFormProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [start, end] = [useId(), useId()];
  // Whoever opened the review goes on with its reason, unless they went elsewhere meanwhile.
  useEffect(() => {
    if (document.activeElement?.tagName === 'H2' || document.activeElement === document.body) field.current?.focus();
  }, []);
  // What breaks a promise goes by force, at once or when it ends; what does not compile goes nowhere.
  const breaks = answer.refused.some(({ isForcible }) => isForcible);
  const isRefused = answer.refused.some(({ isForcible }) => !isForcible);
  const isBackwards = note.until !== '' && note.startAt !== '' && note.until <= note.startAt;
  const [isStartPast, isEndPast] = [hasPassed(note.startAt), hasPassed(note.until)];
  const isReady =
    note.reason.trim().length >= shortestReason &&
    !isBusy &&
    !isMoved &&
    !isRefused &&
    !isBackwards &&
    !isStartPast &&
    !isEndPast &&
    (!breaks || (note.force && !answer.needsApproval));
  return (
    <Form
      onSubmit={(event) => {
        // The keys submit whether the button can be pressed or not.
        if (isReady) onSend(event);
        else event.preventDefault();
      }}
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
      {breaks && !answer.needsApproval ? (
        <Checkbox isSelected={note.force} onChange={(force) => onNote({ ...note, force })}>
          {text('publish.force')}
        </Checkbox>
      ) : null}
      <Times>
        <label>
          {text('publish.startAt')}
          <input
            type="datetime-local"
            value={note.startAt}
            min={localNow()}
            aria-invalid={isStartPast || undefined}
            aria-describedby={start}
            onChange={({ target }) => onNote({ ...note, startAt: target.value })}
          />
          <small id={start}>
            {isStartPast ? text('publish.past') : note.startAt === '' ? text('publish.now') : ''}
          </small>
        </label>
        <label>
          {text('publish.until')}
          <input
            type="datetime-local"
            value={note.until}
            min={note.startAt || localNow()}
            aria-invalid={isBackwards || isEndPast || undefined}
            aria-describedby={end}
            onChange={({ target }) => onNote({ ...note, until: target.value })}
          />
          <small id={end}>
            {isEndPast ? text('publish.past') : null}
            {isBackwards && !isEndPast ? text('publish.order') : null}
            {note.until === '' ? text('publish.forever') : null}
          </small>
        </label>
      </Times>
      <Actions>
        <Button type="submit" $tone="main" data-tone="main" data-end disabled={!isReady}>
          {text(answer.needsApproval ? 'publish.propose' : note.startAt === '' ? 'publish.send' : 'publish.schedule')}
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

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 4px 12px;
  & label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 3px; color: var(--text); }
  & input[type='datetime-local'] { min-inline-size: 0; inline-size: 100%; max-inline-size: none; }
  & small { min-block-size: 1.2em; color: var(--muted); font-size: 0.75rem; }
  & input[aria-invalid] { border-color: var(--bad); }
  & input[aria-invalid] + small { color: var(--bad); }
  /* Side by side on a phone too: what will happen needs the room. */
  ${narrow} {
    grid-template-columns: 1fr 1fr;
    gap: 4px 8px;
    & input[type='datetime-local'] { min-block-size: 44px; padding: 0 4px; font-size: 0.75rem; }
  }
`;
