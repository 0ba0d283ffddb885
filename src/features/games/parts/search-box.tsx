import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useText } from '../../../client/index.ts';
import { Icon, token } from '../../../ui/index.ts';

export interface SearchBoxProps {
  /** The term that the list shows. */
  readonly value: string;
  readonly placeholder: string;
  /** Pause in typing that starts the search; Enter and the icon start it at once (rows G-073…G-077). */
  readonly pauseMs: number;
  readonly autoFocus?: boolean;
  /** Takes the room of its icon until it is tapped or has a term, on all but the smallest phones. */
  readonly folds?: boolean;
  onSearch(term: string): void;
}

/** A field for a game's name, with the icon that searches before it and the one that clears after it. */
export function SearchBox({ value, placeholder, pauseMs, autoFocus = false, folds = false, onSearch }: SearchBoxProps) {
  const text = useText();
  const clock = useClock();
  const [typed, setTyped] = useState(value);
  const pending = useRef<() => void>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => pending.current?.(), []);

  function search(term: string) {
    pending.current?.();
    const wanted = term.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  }
  function type(term: string) {
    setTyped(term);
    pending.current?.();
    pending.current = clock.after(pauseMs, () => search(term));
  }
  function clear() {
    setTyped('');
    search('');
  }

  return (
    <Box
      role="search"
      data-folds={folds && typed === '' ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <Press type="submit" aria-label={text('games:search')}>
        <Icon name="search" size="medium" />
      </Press>
      <Field
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        // The search page is opened in order to type.
        autoFocus={autoFocus}
        aria-label={placeholder}
        placeholder={placeholder}
        // Most games have Latin names, in every language.
        dir={typed === '' ? undefined : 'auto'}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed === '' ? null : (
        <Press type="button" aria-label={text('ui:clear')} onClick={clear}>
          <Icon name="close" size="small" />
        </Press>
      )}
    </Box>
  );
}

const Box = styled.form`
  display: flex;
  flex: 1;
  min-inline-size: 0;
  align-items: center;
  block-size: 48px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.field')};
  background: ${token('color.surface')};
  &:focus-within { border-color: ${token('color.focus')}; }
  @media (min-width: 360px) {
    &[data-folds]:not(:focus-within) {
      position: relative;
      flex: none;
      inline-size: 48px;
      > button { pointer-events: none; color: ${token('color.text')}; }
      > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
    }
  }
`;

const Press = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  color: ${token('color.muted')};
  &:active { opacity: 0.6; }
`;

const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 44px;
  border: 0;
  background: none;
  color: ${token('color.text')};
  font: inherit;
  font-size: 1rem;
  outline: none;
  [dir='rtl'] & { text-align: right; }
  &::placeholder { color: ${token('color.muted')}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
`;
