import { useItemView, useScheme, useSlot, useText, useViews } from '../../../client/index.ts';
import { ListRow, ScreenBody, Switch } from '../../../ui/index.ts';

/** Rows that features offer, and the choice between the dark and the light scheme (rows ). */
export default function SettingsScreen() {
  const text = useText();
  const view = useItemView();
  const rows = useViews(useSlot('settings.row'), (row) => ({ id: row.id, ...view(row) }));
  const { scheme, choose } = useScheme();
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
        {rows.map(({ id, title, icon, count, onPress }) => (
          <ListRow key={id} title={title} icon={icon} badge={count} onChoose={onPress} />
        ))}
      </div>
    </ScreenBody>
  );
}
