import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { DeskMessage } from '../../contracts/console/support.ts';
import { At } from '../parts/moment.tsx';
import { useText } from '../texts/use-text.ts';

interface MessageLogProps {
  readonly messages: readonly DeskMessage[];
  readonly player: string;
}

/** What was said, oldest first; the newest is in sight, and read out as it comes. */
export function MessageLog({ messages, player }: MessageLogProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.id;
  // Some browsers give a promise, which an effect must not.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <Log role="log" aria-label={text('support.messages')} tabIndex={0}>
      <ol ref={list}>
        {messages.map((message) => (
          <li key={message.id} data-own={message.author === 'support' || undefined}>
            <small>
              <bdi>{message.author === 'player' ? player : (message.by ?? text('support.nobodyNamed'))}</bdi>
              {message.shownAs ? (
                <>
                  {' '}
                  {text('support.shownAs')} <bdi>{message.shownAs}</bdi>
                </>
              ) : null}{' '}
              · <At at={message.at} />
            </small>
            <p dir="auto">{message.text}</p>
          </li>
        ))}
      </ol>
    </Log>
  );
}

const Log = styled.div`
  padding: 16px 20px;
  &:focus-visible { outline-offset: -2px; }
  & > ol { display: grid; gap: 10px; }
  & li { display: grid; justify-items: start; gap: 3px; margin-inline-end: 48px; }
  & li[data-own] { justify-items: end; margin-inline: 48px 0; }
  & p {
    padding: 7px 11px;
    border-radius: 10px;
    background: var(--raised);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & [data-own] p { background: var(--chosen); }
  & small { color: var(--muted); font-size: 0.75rem; }
`;
