import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { SettingLine } from '../../contracts/console/settings.ts';
import { useDraft } from '../draft/draft.ts';
import { formatValue } from '../draft/format-value.ts';
import { moveInList } from '../parts/move-in-list.ts';
import { useText } from '../texts/use-text.ts';
import { effectOf } from './setting-words.ts';

interface SettingListProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly lines: readonly SettingLine[];
  readonly opened: string | undefined;
  onOpen(name: string): void;
}

/** Settings line by line; what the draft changes is marked. Arrows move, Enter opens. */
export function SettingList({ ref, lines, opened, onOpen }: SettingListProps) {
  const text = useText();
  const { changes } = useDraft();
  const staged = new Set(changes.map(({ name }) => name));
  return (
    <List ref={ref} onKeyDown={moveInList}>
      {lines.length > 0 ? (
        <li aria-hidden="true" data-head>
          <span>{text('settings.kind.setting')}</span>
          <span>{text('settings.kind')}</span>
          <span>{text('settings.default')}</span>
          <span>{text('flag.at')}</span>
        </li>
      ) : null}
      {lines.map((line) => (
        <li key={line.name}>
          <button
            type="button"
            data-opened={line.name === opened || undefined}
            data-changed={staged.has(line.name) || undefined}
            aria-expanded={line.name === opened}
            onClick={() => onOpen(line.name)}
          >
            <span>
              <b>{effectOf(line, text)}</b>
              <code>{line.own}</code>
            </span>
            <span>{text(`settings.kind.${line.kind}`)}</span>
            <span title={formatValue(line.default, text)}>{formatValue(line.default, text)}</span>
            <span>
              {staged.has(line.name) ? <em>{text('settings.inDraft')}</em> : null}
              {line.changed > 0 ? text('settings.changedAt', { count: line.changed }) : null}
              {line.changed === 0 && line.differs > 0 ? text('settings.differsAt', { count: line.differs }) : null}
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding-block-end: 76px;
  & > li { content-visibility: auto; contain-intrinsic-size: auto 47px; }
  & > [data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-block-size: 32px;
    border-block-end: 1px solid var(--line);
    background: var(--bg);
    color: var(--muted);
    font-weight: 500;
    content-visibility: visible;
  }
  & button, & > [data-head] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px 116px 132px;
    gap: 14px;
    align-items: center;
    padding: 5px 18px;
  }
  & button {
    inline-size: 100%;
    min-block-size: 46px;
    border-block-end: 1px solid var(--line);
    &:hover { background: color-mix(in oklab, var(--chosen), transparent 55%); }
    &[data-opened] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
    &[data-changed] { box-shadow: inset 3px 0 var(--changed); }
    &:focus-visible { outline-offset: -2px; }
    & > span { min-inline-size: 0; color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & em { margin-inline-end: 6px; color: var(--changed); font-style: normal; font-weight: 600; }
  }
  & b, & code { display: block; overflow: hidden; text-overflow: ellipsis; }
  /* Effects differ by their last words. */
  & b { color: var(--text); font-weight: 500; line-height: 1.25; white-space: normal; }
  @container (max-width: 760px) {
    & button, & > [data-head] { grid-template-columns: minmax(0, 1fr) auto; padding-inline: 14px; }
    & :is(button, [data-head]) > span:is(:nth-child(2), :nth-child(3)) { display: none; }
  }
`;
