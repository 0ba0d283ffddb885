import { type Announcement, formatDate } from '../../../client/index.ts';

/** Dates of a promotion as MM/DD/YYYY, or the long-term label when it has no end (spec games §3, `noExpiry` 1). */
export function periodOf(promotion: Announcement, longTerm: string): string {
  const start = formatDate(promotion.startDate, 'MM/DD/YYYY');
  if (promotion.noExpiry === 1 || promotion.endDate === undefined) return `${start} · ${longTerm}`;
  return `${start} – ${formatDate(promotion.endDate, 'MM/DD/YYYY')}`;
}

/** Main picture: sequence 1, else the lowest sequence (row A-239). */
export function mainImageOf(promotion: Announcement): string | undefined {
  const images = promotion.announcementImages ?? [];
  const main = images.find(({ sequence }) => sequence === 1) ?? images.toSorted((a, b) => a.sequence - b.sequence)[0];
  return main?.url;
}
