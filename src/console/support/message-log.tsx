import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { DeskMessage } from '../../contracts/console/support.ts';
import { At } from '../parts/moment.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';

interface MessageLogProps {
  readonly messages: readonly DeskMessage[];
  readonly player: string;
  /** Brings earlier ones. */
  readonly earlier?: ReactNode;
}

/** What was said, oldest first; the newest is in sight, and read out as it comes. */
export function MessageLog({ messages, player, earlier }: MessageLogProps) {
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const oldest = useRef<Element>(undefined);
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id];
  // Earlier messages come in above: what is read stays where it stands, in every browser.
  useLayoutEffect(() => {
    const [known, item, scroller] = [oldest.current, list.current?.firstElementChild, log.current?.parentElement];
    if (known && item && scroller)
      scroller.scrollTop += known.getBoundingClientRect().top - item.getBoundingClientRect().top;
    oldest.current = item ?? undefined;
  }, [first]);
  // Some browsers give a promise, which an effect must not.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <Log ref={log} role="log" aria-label={text('support.messages')} tabIndex={0}>
      {earlier}
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
  overflow-anchor: none;
  --inset: 20px;
  padding: 16px var(--inset);
  ${narrow} { --inset: 16px; }
  &:focus-visible { outline-offset: -2px; }
  /* What brings earlier ones stays at hand. */
  & > div {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-block-size: 44px;
    padding-block: 5px;
    ${narrow} { min-block-size: 54px; }
    margin: -16px calc(-1 * var(--inset)) 14px;
    padding-inline: var(--inset);
    border-block-end: 1px solid var(--line);
    background: var(--surface);
  }
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
