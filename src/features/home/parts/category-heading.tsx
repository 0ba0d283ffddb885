import { type CategoryChoice, useCategoryPages } from '../../../lobby/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import { useMore } from './use-more.ts';

export interface CategoryHeadingProps {
  readonly category: CategoryChoice;
  readonly count: number;
}

/** Sign and name of a category, how many games it has, and the way to all of them (rows G-116, G-121). */
export function CategoryHeading({ category, count }: CategoryHeadingProps) {
  const action = useMore(useCategoryPages().pageOf(category.category));
  return <SectionHeading title={category.title} icon={category.icon} count={count} action={action} />;
}
