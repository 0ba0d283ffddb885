import { useEffect } from 'react';
import { useAnnouncements, useItemView, useNavigation, useRuntime, useSlot, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody, TitleBar } from '../../../ui/index.ts';

/** Rows of the `messageCentre.row` slot with their unread badges (spec §2). The page has no shell bar. */
export default function MessageCentreScreen() {
  const text = useText();
  const navigation = useNavigation();
  const viewOf = useItemView();
  const rows = useSlot('messageCentre.row');
  const { unread } = useRuntime();
  // The announcements bring their own count; the others are asked for.
  useAnnouncements();
  useEffect(() => unread.refresh(), [unread]);
  return (
    <>
      <TitleBar title={text('messages:title')} onBack={() => navigation.back()} />
      <ScreenBody>
        {rows.map((row) => {
          const view = viewOf(row);
          return (
            <ListRow key={row.id} title={view.title} icon={view.icon} badge={view.count} onChoose={view.onPress} />
          );
        })}
      </ScreenBody>
    </>
  );
}
