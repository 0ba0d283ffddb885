import { useCategories, useCategory, useNavigation, useSession, useText } from '../../../client/index.ts';
import { CategoryNav } from '../../../ui/index.ts';

/** The category list: HOT first, vendor categories, PROMO last (rows G-109, G-112, G-117…G-120). */
export function Categories() {
  const text = useText();
  const navigation = useNavigation();
  const { session, status } = useSession();
  const { category, choose } = useCategory();
  const categories = useCategories();
  const isOffered = categories.some((item) => item.category === category);
  const pick = (id: string) => {
    const item = categories.find((candidate) => candidate.id === id);
    if (!item) return;
    if (item.target && 'route' in item.target) navigation.go(item.target.route, item.target.params);
    else if (item.category === 'FAV' && status !== 'unknown' && !session) navigation.go('login.screen');
    else choose(item.category);
  };
  return (
    <CategoryNav
      label={text('home:categories')}
      items={categories.map(({ id, label, icon, gameCount }) => ({
        id,
        label: text(label),
        icon,
        note: gameCount > 0 ? text('home:games', { count: gameCount }) : undefined,
      }))}
      current={categories.find((item) => item.category === (isOffered ? category : 'HOT'))?.id}
      onChoose={pick}
    />
  );
}
