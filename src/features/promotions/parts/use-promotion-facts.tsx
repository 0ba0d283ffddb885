import { type Announcement, useText } from '../../../client/index.ts';
import { Dotted, type Fact } from '../../../ui/index.ts';
import { daysLeft } from './days-left.ts';
import { usePromotionCategories } from './use-categories.ts';

/** What decides whether a promotion is worth reading on `today` (YYYY-MM-DD): how long it still runs, and what it is for. */
export function usePromotionFacts(promotion: Announcement, today: string): readonly Fact[] {
  const text = useText();
  const left = daysLeft(promotion, today);
  const categories = usePromotionCategories([promotion]).map((id) => text(`promotions:category.${id}`));
  const value = left === 0 ? text('promotions:lastDay') : text('promotions:daysLeft', { count: left ?? 0 });
  return [
    ...(left === undefined ? [] : [{ id: 'left', name: text('promotions:timeLeft'), value }]),
    ...(categories.length === 0
      ? []
      : [{ id: 'category', name: text('promotions:worksWith'), value: <Dotted parts={categories} /> }]),
  ];
}
