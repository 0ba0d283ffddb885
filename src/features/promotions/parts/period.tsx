import type { ReactNode } from 'react';
import { type Announcement, type DateForm, formatDate } from '../../../client/index.ts';
import { Dotted, FromTo } from '../../../ui/index.ts';

export interface PeriodWords {
  readonly longTerm: string;
  readonly format: DateForm;
  readonly timeZone: string;
}

/** Dates of a promotion, or the long-term label when it has no end (rows G-159, G-160). */
export function periodOf(promotion: Announcement, { longTerm, format, timeZone }: PeriodWords): ReactNode {
  const start = formatDate(promotion.startDate, format, timeZone);
  if (promotion.noExpiry === 1 || !promotion.endDate) return <Dotted parts={[start, longTerm]} />;
  return <FromTo from={start} to={formatDate(promotion.endDate, format, timeZone)} />;
}
