import { useCategory, useText } from '../../../client/index.ts';
import { useCategories, useChooseCategory } from '../../../lobby/index.ts';
import { CategoryNav } from '../../../ui/index.ts';

/** The category list: HOT first, vendor categories, PROMO last (rows G-109, G-117…G-120). */
export function Categories() {
  const text = useText();
  const { category } = useCategory();
  const categories = useCategories();
  const choose = useChooseCategory();
  const isOffered = categories.some((item) => item.category === category);
  const pick = (id: string) => {
    const item = categories.find((candidate) => candidate.id === id);
    if (item) choose(item);
  };
  return (
    <CategoryNav
      label={text('home:categories')}
      items={categories.map(({ id, title, icon, gameCount }) => ({
        id,
        label: title,
        icon,
        note: gameCount > 0 ? text('home:games', { count: gameCount }) : undefined,
      }))}
      current={categories.find((item) => item.category === (isOffered ? category : 'HOT'))?.id}
      onChoose={pick}
    />
  );
}
