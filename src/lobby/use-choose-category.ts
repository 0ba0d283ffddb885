import { useNavigation, useSession } from '../client/hooks.ts';
import type { CategoryChoice } from './use-categories.ts';
import { useCategory } from '../client/shell/use-shell-state.ts';

/**
 * What a tap on a category of the lobby does: PROMO leads away, favourites ask a guest to log in, any other becomes
 * current (rows G-118, G-119).
 */
export function useChooseCategory(): (item: CategoryChoice) => void {
  const navigation = useNavigation();
  const { session, status } = useSession();
  const { choose } = useCategory();
  return ({ category, target }) => {
    if (target && 'route' in target) navigation.go(target.route, target.params);
    else if (category === 'FAV' && status !== 'unknown' && !session) navigation.go('login.screen');
    else choose(category);
  };
}
