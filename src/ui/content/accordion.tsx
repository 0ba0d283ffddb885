import { type ReactNode, useEffect, useRef } from 'react';
import { type RuleSet, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { dotRoom, UnreadDot } from './unread-dot.tsx';

/** An entry of an accordion. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** A glimpse of the content, gone while the entry is open. */
  readonly note?: string;
  /** At the end of the title line: a date, a state. */
  readonly end?: string;
  /** Not yet read: the title is strong and marked; false says that it was read. */
  readonly unread?: boolean;
}

/** Where a title has no room beside its day: an accordion that is narrow for the size of its text. */
export const narrow = '@container (inline-size < 18em)';

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly single?: boolean;
  readonly openId?: string;
  /** How a form of the theme draws the entries: the entry as a whole, and its title line, whose parts have `data-row`. */
  readonly form?: { readonly entry: RuleSet<object>; readonly line: RuleSet<object> };
  /** Somebody, or `openId`, opened an entry. */
  onOpen?(id: string): void;
}

/** Questions that open to answers; works before scripts run. */
export function Accordion({ items, single = false, openId, form, onOpen }: AccordionProps) {
  return (
    <Place>
      {items.map((item) => (
        <Entry
          key={item.id}
          item={item}
          open={item.id === openId}
          name={single ? 'accordion' : undefined}
          form={form}
          onOpen={onOpen}
        />
      ))}
    </Place>
  );
}

interface EntryProps {
  readonly item: AccordionItem;
  readonly form: AccordionProps['form'] | undefined;
  readonly open: boolean;
  readonly name: string | undefined;
  readonly onOpen: ((id: string) => void) | undefined;
}

function Entry({ item, open, name, form, onOpen }: EntryProps) {
  const entry = useRef<HTMLDetailsElement>(null);
  const isReported = useRef(false);
  const report = () => {
    if (isReported.current) return;
    isReported.current = true;
    onOpen?.(item.id);
  };
  useEffect(() => {
    // Opened before scripts ran, or from the start.
    if (entry.current?.open) report();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was open at first
  }, []);
  return (
    <Item
      ref={entry}
      id={item.id}
      $rules={form?.entry}
      open={open}
      name={name}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) report();
        else isReported.current = false;
      }}
    >
      <Question
        $rules={form?.line}
        data-seen={item.unread === undefined ? undefined : item.unread ? 'unread' : 'read'}
        onClick={() => {
          // The browser's own event comes later, and not at all for somebody who has left the page by then.
          if (!entry.current?.open) report();
        }}
      >
        <Words data-row="words">
          <Title data-row="title" $isUnread={item.unread}>
            {item.title}
            {item.unread === true ? <UnreadDot /> : null}
          </Title>
          {item.end === undefined ? null : (
            <End data-row="day" dir="ltr">
              {item.end}
            </End>
          )}
          {item.note === undefined ? null : (
            <Note data-row="note" dir="auto">
              {item.note}
            </Note>
          )}
        </Words>
        <span data-row="leader" />
        <Arrow data-row="arrow">
          <Icon name="down" size="small" />
        </Arrow>
      </Question>
      <Answer data-row="answer">{item.content}</Answer>
    </Item>
  );
}

/** Of large text, titles stand above their days: `narrow` says where. */
const Place = styled.div`
  container-type: inline-size;
`;

interface Formed {
  readonly $rules: RuleSet<object> | undefined;
}

const Item = styled.details<Formed>`
  border-block-end: 1px solid ${token('color.line')};
  ${({ $rules }) => $rules}
`;

const Arrow = styled.span`
  flex: none;
  color: ${token('color.muted')};
  transition: transform ${token('motion.duration')} ${token('motion.ease')};
  ${Item}[open] & { transform: rotate(180deg); }
`;

const Question = styled.summary<Formed>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 56px;
  padding-block: 12px;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:active { opacity: 0.7; }
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
  ${({ $rules }) => $rules ?? "[lang|='ur'] & { padding-block: 6px 10px; }"}
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 3px 12px;
  min-inline-size: 0;
  ${narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Title = styled.span<{ $isUnread: boolean | undefined }>`
  font-weight: ${({ $isUnread }) => ($isUnread === false ? token('weight.text') : 'inherit')};
  ${({ $isUnread }) => ($isUnread === true ? dotRoom : '')}
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.text')};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${Item}[open] & { display: none; }
`;

const End = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.text')};
  font-variant-numeric: tabular-nums;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

const Answer = styled.div`
  padding-block-end: 18px;
  color: ${token('color.muted')};
`;
