import { useAnnouncements, useNavigation, useText } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** Titles of the player announcements, one after the other; a text of its own when there are none (row G-108). */
export function Ticker() {
  const text = useText();
  const navigation = useNavigation();
  const { value } = useAnnouncements();
  const notices = (value?.player ?? []).map(({ id, title }) => ({ id: String(id), text: title }));
  const shown = notices.length > 0 ? notices : [{ id: '', text: value === undefined ? ' ' : text('home:noNotice') }];
  const open = (id: string) =>
    navigation.goPath(id === '' ? '/m/announcement' : `/m/notice?id=${encodeURIComponent(id)}`);
  return <NoticeTicker label={text('home:notices')} notices={shown} onOpen={open} />;
}
