import { useCategory, useSetting, useText } from '../../../client/index.ts';
import { useCategories, useChooseCategory } from '../../../lobby/index.ts';
import { Chip, ChipRow, Icon } from '../../../ui/index.ts';

/** FAV, HOT and whatever else of the player's own the merchant names, then the categories that vendors serve (row G-112). */
export function TabList() {
  const text = useText();
  const { category } = useCategory();
  const categories = useCategories();
  const choose = useChooseCategory();
  const own = useSetting('home.tabs').split(',');
  const tabs = [
    ...own.flatMap((name) => categories.filter((item) => item.category === name)),
    ...categories.filter((item) => !isOwn.has(item.category)),
  ];
  const current = tabs.some((item) => item.category === category) ? category : 'HOT';
  return (
    <ChipRow label={text('home:tabs')}>
      {tabs.map((item) => (
        <Chip key={item.id} pressed={item.category === current} onPress={() => choose(item)}>
          <Icon name={item.icon} size="small" />
          {item.title}
        </Chip>
      ))}
    </ChipRow>
  );
}

const isOwn: ReadonlySet<string> = new Set(['FAV', 'HOT', 'RECENT', 'PROMO']);
