import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete, Dialog, Input, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFlagTable, useSettings } from '../api/queries.ts';
import { codeOf } from '../flags/flag-words.ts';
import { Overlay } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { effectOf } from '../settings/setting-words.ts';
import { useText } from '../texts/use-text.ts';
import { findEntries, type PaletteEntry } from './palette-entries.ts';
import { usePaletteActions } from './use-palette-actions.ts';

/** Entries that are shown at once. */
const mostEntries = 12;

/** One field that leads to every flag, merchant and action: type, arrows, Enter. */
export function Palette({ onClose }: { onClose(): void }) {
  const text = useText();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { data: table, isPending } = useFlagTable();
  const settings = useSettings().data;
  const actions = usePaletteActions();
  const [words, setWords] = useState('');
  const [isDue, setDue] = useState(false);
  const entries: readonly PaletteEntry[] = [
    ...actions,
    ...(table?.flags ?? []).map(
      (flag): PaletteEntry => ({
        id: flag.name,
        icon: 'flag',
        words: codeOf(flag),
        more: flag.effect,
        act: () => void navigate(`/flags/${flag.name}`),
      }),
    ),
    ...(settings ?? []).map(
      (setting): PaletteEntry => ({
        id: setting.name,
        icon: 'settings',
        words: setting.own,
        more: effectOf(setting, text),
        act: () => void navigate(`/settings/${setting.name}`),
      }),
    ),
    ...(table?.merchants ?? []).map(
      ({ code, name }): PaletteEntry => ({
        id: code,
        icon: 'store',
        words: name,
        more: code,
        act: () => void navigate(`/merchants/${code}/overview`),
      }),
    ),
  ];
  const asked = words.trim();
  const question: PaletteEntry = {
    id: 'why',
    icon: 'ask',
    words: text('palette.ask', { words: asked }),
    more: text('palette.askHint'),
    act: () => void navigate(`/why?about=${encodeURIComponent(asked)}`),
  };
  // Whatever is typed can be asked about too.
  const found = [...findEntries(entries, words).slice(0, mostEntries), ...(asked.length > 2 ? [question] : [])];
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.act();
  };
  // What Enter leads to does not hang on how soon flags and merchants come: it waits for them.
  useEffect(() => {
    if (isDue && !isPending) run(found[0]);
  });
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const options = [...(list.current?.querySelectorAll('[role=option]') ?? [])];
    const chosen = Math.max(
      0,
      options.findIndex((option) => option.matches('[data-focused]')),
    );
    if (isPending && chosen === 0) setDue(true);
    else run(found[chosen]);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Overlay onClose={onClose} width={560} isLight>
      <Box aria-label={text('palette.label')}>
        <Autocomplete
          inputValue={words}
          onInputChange={(value) => {
            setWords(value);
            setDue(false);
          }}
        >
          <div onKeyDownCapture={onEnter}>
            <Icon name="search" />
            <TextField aria-label={text('palette.label')} autoFocus>
              <Input role="combobox" aria-expanded="true" placeholder={text('palette.hint')} />
            </TextField>
          </div>
          <ListBox
            ref={list}
            aria-label={text('palette.label')}
            items={found}
            onAction={(key) => run(found.find(({ id }) => id === key))}
            renderEmptyState={() => <p>{text('palette.none')}</p>}
          >
            {(entry) => (
              <ListBoxItem textValue={entry.words}>
                <Icon name={entry.icon} />
                <b>{entry.words}</b>
                <small>{entry.more}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Box>
    </Overlay>
  );
}

const Box = styled(Dialog)`
  outline: none;
  & > div:first-child { display: flex; gap: 12px; align-items: center; padding: 0 16px; color: var(--muted); border-block-end: 1px solid var(--line); }
  & > div > div { flex: 1; }
  & input { inline-size: 100%; min-block-size: 50px; border: 0; background: none; outline: none; color: var(--text); font-size: 1rem; }
  & input::placeholder { color: var(--muted); }
  & [role='listbox'] {
    padding: 6px;
    max-block-size: 60vh;
    overflow-y: auto;
    outline: none;
    /* Enter leads to the first entry until another one is chosen. */
    &:not(:has([data-focused])) > [role='option']:first-child { background: var(--chosen); }
  }
  & [role='option']:has(> b) {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 38px;
    padding: 0 10px;
    border-radius: 7px;
    outline: none;
    cursor: pointer;
    &[data-hovered] { background: var(--raised); }
    &[data-focused] { background: var(--chosen); }
    & > svg { color: var(--muted); }
    & > b { flex: none; font-weight: 500; }
    & > small { margin-inline-start: auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: 0.78rem; }
    @media (max-width: 719px) { min-block-size: 44px; }
  }
  & p { padding: 10px 12px 12px; color: var(--muted); }
`;
