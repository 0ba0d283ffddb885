import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFlagTable, useSettings } from '../api/queries.ts';
import { codeOf } from '../flags/flag-words.ts';
import { useModal, Window } from '../parts/dialog.tsx';
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
  const id = useId();
  const navigate = useNavigate();
  const modal = useModal(onClose);
  const { data: table, isPending } = useFlagTable();
  const settings = useSettings().data;
  const actions = usePaletteActions();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
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
    if (isDue && !isPending) run(found[chosen]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && isPending && chosen === 0) setDue(true);
    else if (event.key === 'Enter') run(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Box
      {...modal}
      aria-label={text('palette.label')}
      $width={560}
      onClick={({ target }) => target === modal.ref.current && onClose()}
    >
      <label>
        <Icon name="search" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
          aria-label={text('palette.label')}
          placeholder={text('palette.hint')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setChosen(0);
            setDue(false);
          }}
          onKeyDown={onKeyDown}
          autoFocus
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <ul role="listbox" id={`${id}-list`} aria-label={text('palette.label')} aria-busy={isPending}>
        {found.map((entry, index) => (
          // The field above has the keys; a pointer may take an entry directly.
          <li
            key={entry.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setChosen(index)}
            onClick={() => run(entry)}
          >
            <Icon name={entry.icon} />
            <b>{entry.words}</b>
            <small>{entry.more}</small>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p>{text('palette.none')}</p> : null}
    </Box>
  );
}

const Box = styled(Window)`
  margin-block-start: 12vh;
  padding: 0;
  overflow: hidden;
  & > label { display: flex; gap: 12px; align-items: center; padding: 0 16px; color: var(--muted); border-block-end: 1px solid var(--line); }
  & input { flex: 1; min-block-size: 50px; border: 0; background: none; outline: none; color: var(--text); font-size: 1rem; }
  & input::placeholder { color: var(--muted); }
  & ul { padding: 6px; max-block-size: 60vh; overflow-y: auto; }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 38px;
    padding: 0 10px;
    border-radius: 7px;
    cursor: pointer;
    &[aria-selected='true'] { background: var(--chosen); }
    & > svg { color: var(--muted); }
    & > b { flex: none; font-weight: 500; }
    & > small { margin-inline-start: auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: 0.78rem; }
  }
  & > p { padding: 4px 18px 18px; color: var(--muted); }
`;
