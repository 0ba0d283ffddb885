import { styled } from 'styled-components';
import { useCategory, useNavigation, useText } from '../../client/index.ts';
import { useCategories } from '../../lobby/index.ts';
import { Icon, token } from '../../ui/index.ts';
import { useMenu } from './menu-state.tsx';

/** HOT, the vendor categories, PROMO; PROMO leads to the promotions, any other becomes current at home (rows A-209…A-211). */
export function MenuCategories() {
  const text = useText();
  const menu = useMenu();
  const navigation = useNavigation();
  const { category, choose } = useCategory();
  const categories = useCategories().filter(({ category: name }) => name !== 'FAV' && name !== 'RECENT');
  const pick = ({ category: name, target }: (typeof categories)[number]) => {
    if (target && 'route' in target) navigation.go(target.route, target.params);
    else {
      choose(name);
      navigation.go('home.screen');
    }
    menu.close();
  };
  return (
    <List aria-label={text('app:categories')}>
      {categories.map((item) => (
        <li key={item.id}>
          <Choice type="button" aria-pressed={item.category === category} onClick={() => pick(item)}>
            <Icon name={item.icon} size="medium" />
            <span>{item.title}</span>
          </Choice>
        </li>
      ))}
    </List>
  );
}

/** Two beside each other; each has a line of its own in large text, and a word that is too long for half of one. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > li { flex: 0 0 max(50% - 4px, min(100%, (7em - 50%) * 999)); }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  --inset: clamp(6px, 10cqi - 20px, 12px);
  gap: min(10px, var(--inset));
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: var(--inset);
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.field')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-align: start;
  line-height: 1.2;
  &[aria-pressed='true'] { border-color: ${token('color.link')}; }
  span { min-inline-size: 0; overflow-wrap: break-word; }
`;
