import { useStore } from 'zustand';
import { styled } from 'styled-components';
import { useNavigation, useRuntime, useSlot, useTap, useText, useViews } from '../../client/index.ts';
import { ListRow, token } from '../../ui/index.ts';
import { useMenu } from './menu-state.tsx';

/** The `sideMenu.item` slot; a space stands between groups. A tap closes the menu, also on the page it leads to. */
export function MenuItems() {
  const items = useSlot('sideMenu.item');
  const text = useText();
  const tap = useTap();
  const menu = useMenu();
  const navigation = useNavigation();
  const { release, unread } = useRuntime();
  const counts = useStore(unread.store);
  const resources = useStore(release, (state) => state.site.resources);
  const choose = (item: (typeof items)[number]) => {
    tap(item);
    menu.close();
  };
  const hrefOf = ({ target }: (typeof items)[number]) => {
    if ('route' in target) return navigation.pathOf(target.route, target.params);
    if ('resource' in target) return resources.find(({ resourceType }) => resourceType === target.resource)?.url;
    return undefined;
  };
  const rows = useViews(items, (item) => {
    const href = hrefOf(item);
    const row = {
      title: text(item.label),
      icon: item.icon,
      badge: item.badge === undefined ? undefined : counts[item.badge],
      ...(href === undefined ? {} : { href }),
      onChoose: () => choose(item),
    };
    return { id: item.id, group: item.group, row };
  });
  return (
    <ul>
      {rows.map(({ id, group, row }, index) => (
        <Item key={id} $first={index > 0 && group !== rows[index - 1]?.group}>
          <ListRow {...row} />
        </Item>
      ))}
    </ul>
  );
}

const Item = styled.li<{ $first: boolean }>`
  margin-block-start: ${({ $first }) => ($first ? token('space.gap') : '0')};
`;
