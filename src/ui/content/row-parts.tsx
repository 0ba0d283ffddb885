import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { listForms } from './list-forms.ts';
import { dotRoom, UnreadDot } from './unread-dot.tsx';

/** What a row is told of its theme. */
export interface RowFormed {
  readonly $form: LayoutForms['list'];
}

/** A line of 56 px or more, laid out by the theme's form of lists. */
export const rowRules = css<RowFormed>`
  display: flex;
  align-items: center;
  gap: 14px;
  inline-size: 100%;
  min-block-size: 56px;
  padding-block: 8px;
  color: ${token('color.text')};
  text-align: start;
  text-decoration: none;
  ${({ $form }) => listForms[$form]}
`;

/** Of large text what ends the row stands below the words. */
export const wrapping = css`
  flex-wrap: wrap;
  > [data-row='words'] { flex: 1 1 7.5em; }
  > [data-row='leader'] { flex-grow: 0; }
  > [data-row='end'] { margin-inline-start: auto; }
`;

export const RowWords = styled.span`
  flex: 1;
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

export const RowEnd = styled.span`
  flex: none;
  color: ${token('color.muted')};
`;

export interface RowTitleProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly unread?: boolean;
}

/** The name of a row, strong and marked while it was not read yet. */
export function RowTitle({ id, title, unread = false }: RowTitleProps) {
  return (
    <Title id={id} data-row="title" $unread={unread}>
      {title}
      {unread ? <UnreadDot /> : null}
    </Title>
  );
}

const Title = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? token('weight.strong') : 'inherit')};
  ${({ $unread }) => ($unread ? dotRoom : '')}
  line-height: 1.25;
  overflow-wrap: anywhere;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
