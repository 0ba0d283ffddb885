import { useEffect } from 'react';
import {
  useAnnouncements,
  useItemView,
  useNavigation,
  useRuntime,
  useSlot,
  useText,
  useViews,
} from '../../../client/index.ts';
import { ListRow, ScreenBody, TitleBar } from '../../../ui/index.ts';

/** Rows of the `messageCentre.row` slot with their unread badges (rows A-138…A-145). The page has no shell bar. */
export default function MessageCentreScreen() {
  const text = useText();
  const navigation = useNavigation();
  const viewOf = useItemView();
  const rows = useViews(useSlot('messageCentre.row'), (row) => ({ id: row.id, ...viewOf(row) }));
  const { unread } = useRuntime();
  // The announcements bring their own count; the others are asked for.
  useAnnouncements();
  useEffect(() => unread.refresh(), [unread]);
  return (
    <>
      <TitleBar title={text('messages:title')} onBack={() => navigation.back()} />
      <ScreenBody>
        <div>
          {rows.map(({ id, title, note, icon, count, onPress }) => (
            <ListRow key={id} title={title} note={note} icon={icon} badge={count} onChoose={onPress} />
          ))}
        </div>
      </ScreenBody>
    </>
  );
}
