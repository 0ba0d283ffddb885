import { type ItemView, useItemView, useScheme, useSlot, useText, useViews } from '../../../client/index.ts';
import { ListRow, ScreenBody, Switch } from '../../../ui/index.ts';

interface SettingsRow extends ItemView {
  readonly id: string;
  readonly group: string | undefined;
}

/** Rows that features offer, those of one group as a list of their own, and the choice between the dark and the light scheme (rows ). */
export default function SettingsScreen() {
  const text = useText();
  const view = useItemView();
  const rows = useViews(useSlot('settings.row'), (row) => ({ id: row.id, group: row.group, ...view(row) }));
  const { scheme, choose } = useScheme();
  const [look, ...others] = listsOf(rows);
  return (
    <ScreenBody>
      <div>
        <ListRow
          title={text('settings:light')}
          icon="sun"
          end={
            <Switch
              label={text('settings:light')}
              checked={scheme === 'light'}
              onChange={(light) => choose(light ? 'light' : 'dark')}
            />
          }
        />
        {look?.map(toRow)}
      </div>
      {others.map((list) => (
        <div key={list[0]?.id}>{list.map(toRow)}</div>
      ))}
    </ScreenBody>
  );
}

function toRow({ id, title, icon, count, onPress }: SettingsRow) {
  return <ListRow key={id} title={title} icon={icon} badge={count} onChoose={onPress} />;
}

/** Neighbours of one group together, in the order that the merchant gives; those of the looks come first. */
function listsOf(rows: readonly SettingsRow[]): readonly (readonly SettingsRow[])[] {
  const lists: SettingsRow[][] = [[]];
  let last: string | undefined = 'look';
  for (const row of rows) {
    if (row.group === last) lists.at(-1)?.push(row);
    else lists.push([row]);
    last = row.group;
  }
  return lists;
}
