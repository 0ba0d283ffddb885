import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeskPlace } from '../../contracts/desk.ts';
import { useMerchantName } from '../api/queries.ts';
import { Icon } from '../parts/icon.tsx';
import { moveInList } from '../parts/move-in-list.ts';
import { Rows } from '../parts/rows.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';

/** One line about a player. */
export interface DeskEntry extends DeskPlace {
  readonly player: string;
  readonly words: string;
  readonly state: ReactNode;
  /** Who of the staff has it, answered or decided. */
  readonly who?: string | undefined;
  readonly isOpened: boolean;
}

interface DeskListProps {
  readonly label: string;
  readonly entries: readonly DeskEntry[];
  onOpen(entry: DeskPlace): void;
}

/** Lines about players in the order that the service gives; arrows move between them. */
export function DeskList({ label, entries, onOpen }: DeskListProps) {
  const text = useText();
  const nameOf = useMerchantName();
  return (
    <List aria-label={label} onKeyDown={moveInList}>
      {entries.map((one) => (
        <li key={`${one.merchant} ${one.id}`}>
          <button
            type="button"
            data-opened={one.isOpened || undefined}
            aria-expanded={one.isOpened}
            onClick={() => onOpen(one)}
          >
            <span>
              <b>
                <bdi>{one.player}</bdi>
              </b>
              <span dir="auto">{one.words}</span>
            </span>
            <span>{nameOf(one.merchant)}</span>
            {one.state}
            <span>
              {one.who === undefined ? null : (
                <>
                  <Icon name="people" size={15} />
                  <span className="unseen">{text('support.heldBy')} </span>
                  <bdi>{one.who}</bdi>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled(Rows)`
  & > li > button {
    grid-template-columns: minmax(0, 1fr) 116px 136px 132px;
    & > span:first-child > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & > span:nth-child(3) { justify-self: start; }
    & > span:last-child { display: flex; gap: 6px; align-items: center; overflow: hidden; white-space: nowrap; }
    & > span:last-child > bdi { overflow: hidden; text-overflow: ellipsis; }
    & > span:nth-child(3) { color: var(--good); }
    & > span:nth-child(3):has(time) { color: var(--warn); }
  }
  @container (max-width: 680px) {
    & > li > button { grid-template-columns: minmax(0, 1fr) auto; row-gap: 3px; padding-inline: 14px; }
    & > li > button > span:nth-child(2) { grid-row: 2; }
    & > li > button > span:nth-child(3) { grid-row: 1; grid-column: 2; }
    & > li > button > span:last-child { grid-row: 2; justify-self: end; }
  }
  ${narrow} { & > li > button { min-block-size: 64px; } }
`;
