import type { Ref } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';
import { Icon } from './icon.tsx';
import { Key } from './key.tsx';

interface SearchFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  onWords(words: string): void;
  /** The arrow down: into what was found. */
  onDown?(): void;
  /** Enter: the first of what was found. */
  onEnter?(): void;
}

/** The field that `/` goes to. */
export function SearchField({ ref, label, value, onWords, onDown, onEnter }: SearchFieldProps) {
  return (
    <Box>
      <Icon name="search" size={16} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          // With Ctrl or ⌘ a key is the page's.
          if (event.ctrlKey || event.metaKey) return;
          if (event.key === 'ArrowDown') onDown?.();
          else if (event.key === 'Enter') onEnter?.();
          else if (event.key === 'Escape' && value !== '') onWords('');
          else return;
          event.preventDefault();
        }}
      />
      <Key aria-hidden="true">/</Key>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  flex: 0 1 230px;
  min-inline-size: 0;
  block-size: 34px;
  padding-inline: 10px 8px;
  border: 1px solid var(--line);
  border-radius: 7px;
  background: var(--surface);
  color: var(--muted);
  &:focus-within { outline: 2px solid var(--accent); outline-offset: 0; color: var(--text); }
  & > input {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 0;
    border: 0;
    background: none;
    outline: none;
    &::placeholder { color: var(--muted); }
    &::-webkit-search-cancel-button { display: none; }
  }
  ${narrow} { block-size: 44px; & > input { font-size: 1rem; } }
`;
