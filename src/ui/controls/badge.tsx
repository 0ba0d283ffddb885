import { styled } from 'styled-components';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

export interface BadgeProps {
  /** Unread things; nothing is drawn at 0, below, or for something that is not a number (row A-144). */
  readonly count: number | undefined;
}

/** What a badge reads: the count, `99+` above 99, nothing at 0 (rows ). */
export function badgeText(count: number | undefined): string | undefined {
  if (count === undefined || !Number.isFinite(count) || count < 1) return undefined;
  return count > 99 ? '99+' : String(Math.floor(count));
}

/** Unread count beside an icon or a row. */
export function Badge({ count }: BadgeProps) {
  const text = useUiText();
  const shown = badgeText(count);
  if (shown === undefined) return null;
  return (
    <Mark role="status" aria-label={text('unread', { count: shown })}>
      <bdi dir="ltr">{shown}</bdi>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: max(19px, 1.6em);
  block-size: max(19px, 1.6em);
  padding-inline: 0.42em;
  border-radius: ${token('radius.button')};
  background: ${token('color.action')};
  color: ${token('color.onAction')};
  font-family: ${token('font.text')};
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
`;
