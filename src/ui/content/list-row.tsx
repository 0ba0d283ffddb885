import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Badge } from '../controls/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { useLayout } from './use-layout.ts';
import { linkTap } from './link-tap.ts';
import { RowEnd, type RowFormed, rowRules, RowTitle, RowWords, stacking } from './row-parts.tsx';

export interface ListRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: string;
  readonly badge?: number | undefined;
  /** At the end: a value, a switch, a date. A row that leads somewhere gets an arrow by itself. */
  readonly end?: ReactNode;
  /** Address of a row that leads to a page; `onChoose` still decides what a tap does. */
  readonly href?: string;
  onChoose?(): void;
  readonly disabled?: boolean;
  /** Not yet read: the title is strong and marked. */
  readonly unread?: boolean;
  /** Of large text the end stands below the words where both have no room side by side. */
  readonly wraps?: boolean;
  /** An item of the list around it, which has nothing but rows. */
  readonly isItem?: boolean;
}

/** One line of a menu or a list, 56 px or more. */
export function ListRow({
  title,
  note,
  icon,
  badge,
  end,
  href,
  onChoose,
  disabled = false,
  unread = false,
  wraps = false,
  isItem = false,
}: ListRowProps) {
  const { list } = useLayout();
  const content = (
    <>
      {icon === undefined ? null : (
        <Lead data-row="lead">
          <Icon name={icon} />
        </Lead>
      )}
      <RowWords data-row="words">
        <RowTitle title={title} unread={unread} />
        {note === undefined ? null : <Note data-row="note">{note}</Note>}
      </RowWords>
      <Badge count={badge} />
      <span data-row="leader" />
      {end === undefined ? null : <RowEnd data-row="end">{end}</RowEnd>}
      {onChoose === undefined || end !== undefined ? null : (
        <Arrow data-row="arrow">
          <Icon name="chevron" size="small" />
        </Arrow>
      )}
    </>
  );
  if (onChoose === undefined)
    return (
      <Row as={isItem ? 'li' : 'div'} $form={list} $wraps={wraps}>
        {content}
      </Row>
    );
  if (href === undefined) {
    return (
      <RowButton $form={list} $wraps={wraps} type="button" disabled={disabled} onClick={onChoose}>
        {content}
      </RowButton>
    );
  }
  return (
    <RowLink $form={list} $wraps={wraps} href={href} onClick={linkTap(onChoose)}>
      {content}
    </RowLink>
  );
}

interface Formed extends RowFormed {
  readonly $wraps: boolean;
}

const row = css<Formed>`
  ${rowRules}
  ${({ $wraps }) => ($wraps ? stacking : '')}
  position: relative;
  container-type: inline-size;
  /* Of large text a count stands at the end of the last line of the words, whose last word keeps room for it; a title has the line to itself. */
  @container (inline-size < 14em) {
    > :has(+ [role='status']) > [data-row='note']::after { content: '\\2060' / ''; padding-inline-start: 2.2rem; }
    > :has(+ [role='status']) > [data-row='title']:last-child::after { content: ''; display: inline-block; inline-size: 2.2rem; }
    > [role='status'] {
      position: absolute;
      inset-inline-end: 14px;
      align-self: end;
      block-size: 1.3em;
      min-inline-size: 1.3em;
      margin-block-end: 2px;
      padding-inline: 0.3em;
    }
    > [role='status'] ~ :not([data-row='end']) { display: none; }
  }
  @container (inline-size < 10.8em) {
    > :is([data-row='leader'], [data-row='arrow']) { display: none; }
  }
`;

const pressed = css`
  transition: opacity 90ms;
  &:active:not(:disabled) { opacity: 0.6; }
  &:disabled { opacity: 0.45; }
`;

const Row = styled.div<Formed>`
  ${row}
`;

const RowButton = styled.button<Formed>`
  ${row}
  ${pressed}
`;

const RowLink = styled.a<Formed>`
  ${row}
  ${pressed}
`;

const Lead = styled.span`
  flex: none;
  color: ${token('color.link')};
`;

const Note = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.35;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Arrow = styled.span`
  flex: none;
  color: ${token('color.muted')};
`;
