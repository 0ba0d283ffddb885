import { useItemView, useScheme, useSlot, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody, Switch } from '../../../ui/index.ts';

/** Rows that features offer, and the choice between the dark and the light scheme (spec §2). */
export default function SettingsScreen() {
  const text = useText();
  const view = useItemView();
  const rows = useSlot('settings.row');
  const { scheme, choose } = useScheme();
  return (
    <ScreenBody>
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
      {rows.map((row) => {
        const { title, icon, count, onPress } = view(row);
        return <ListRow key={row.id} title={title} icon={icon} badge={count} onChoose={onPress} />;
      })}
    </ScreenBody>
  );
}
