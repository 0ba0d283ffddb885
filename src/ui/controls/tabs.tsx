import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { chamfer } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';

export interface TabsProps {
  /** Prefix of the ids of tabs and panels; pass the same to `TabPanel`. */
  readonly id: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  readonly current: string;
  onChoose(id: string): void;
}

/** A segmented control: arrow keys, Home and End move through it, in reading direction. */
export function Tabs({ id, label, items, current, onChoose }: TabsProps) {
  const { card } = useForms();
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    items.findIndex((item) => item.id === current),
    0,
  );

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextIndex(event, chosen, items.length);
    const item = next === undefined ? undefined : items[next];
    if (item === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={move} $form={card}>
      {items.map((item, index) => (
        <Segment
          key={item.id}
          type="button"
          role="tab"
          id={`${id}-tab-${item.id}`}
          aria-selected={index === chosen}
          aria-controls={`${id}-panel-${item.id}`}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(item.id)}
          $form={card}
        >
          <SegmentLabel>{item.label}</SegmentLabel>
        </Segment>
      ))}
    </List>
  );
}

export interface TabPanelProps {
  /** The `id` given to `Tabs`. */
  readonly tabs: string;
  /** Id of the chosen item. */
  readonly current: string;
  /** There is nothing to choose from, so this is no panel of tabs. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** The content of the chosen tab. */
export function TabPanel({ tabs, current, isAlone = false, children }: TabPanelProps) {
  const panel = { role: 'tabpanel', id: `${tabs}-panel-${current}`, 'aria-labelledby': `${tabs}-tab-${current}` };
  return <Panel {...(isAlone ? {} : panel)}>{children}</Panel>;
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;

function nextIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const rightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (index + 1) % count;
  if (event.key === backward) return (index - 1 + count) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return undefined;
}

type Form = BuiltForms['card'];

const pill = `padding: 4px; border-radius: 26px; background: ${token('color.surface')};`;

const lists: Record<Form, string> = {
  mat: `border-block-end: 1px solid ${token('color.line')};`,
  fringe: `${pill} border: 2px solid ${token('color.accent')};`,
  block: pill,
  flat: `border-block-end: 3px solid ${token('color.accent')};`,
  soft: pill,
  chamfer: 'gap: 7px;',
};

const List = styled.div<{ $form: Form }>`
  display: flex;
  flex-wrap: wrap;
  min-block-size: 52px;
  ${({ $form }) => lists[$form]}
`;

const segments: Record<Form, string> = {
  mat: 'font-size: 0.9375rem;',
  fringe: 'border-radius: 22px; font-size: 1rem;',
  block: 'border-radius: 22px; font-size: 1rem;',
  flat: `font-family: ${token('font.display')}; font-size: 1.1875rem; text-transform: uppercase;`,
  soft: `border-radius: 22px; font-family: ${token('font.display')}; font-size: 1rem;`,
  chamfer: `${chamfer(8)} background: ${token('color.raised')}; font-size: 1rem;`,
};

const Segment = styled.button<{ $form: Form }>`
  position: relative;
  flex: 1 1 0;
  min-inline-size: fit-content;
  min-block-size: 44px;
  padding-inline: 8px;
  [lang|='ur'] & { min-block-size: max(44px, 2.3em); }
  color: ${token('color.muted')};
  font-weight: ${token('weight.control')};
  line-height: 1;
  transition: background-color ${token('motion.duration')} ${token('motion.ease')}, color 90ms;
  &::before { content: ''; position: absolute; inset: -6px 0; }
  &:active { opacity: 0.75; }
  ${({ $form }) => segments[$form]}
  &[aria-selected='true'] {
    ${({ $form }) => selected($form)}
  }
`;

function selected(form: Form): string {
  if (form === 'mat') {
    return `color: ${token('color.text')}; font-family: ${token('font.display')}; font-style: italic; font-size: 1.1875rem;
      [lang|='ur'] & { font-style: normal; font-size: 1rem; }
      &::after { content: ''; position: absolute; inset-inline: 20%; inset-block-end: -1px; block-size: 1px;
        background: ${token('color.accent')}; }`;
  }
  if (form !== 'block') return `background: ${token('color.accent')}; color: ${token('color.onAccent')};`;
  return `background: ${token('color.text')}; color: ${token('color.bg')};`;
}

const SegmentLabel = styled.span`
  display: block;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
  [lang|='ur'] & { margin-block: -0.7em -0.5em; line-height: normal; }
`;
