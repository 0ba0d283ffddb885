import { useAnnouncements, useNavigation } from '../hooks.ts';

/**
 * What a notice line shows: nothing before there is an answer, then the titles of the player's announcements, or `none`.
 * A tap leads to the notice at hand and tells where from (rows G-108, G-173…G-175).
 */
export function useMarquee(none: string) {
  const navigation = useNavigation();
  const { value } = useAnnouncements();
  const notices = value?.player.map(({ id, title }) => ({ id: String(id), text: title })) ?? [];
  return {
    notices: value === undefined || notices.length > 0 ? notices : [{ id: '', text: none }],
    onOpen(id: string) {
      const { pathname, search } = globalThis.location;
      if (id === '') navigation.go('announcements.list');
      else navigation.go('announcements.detail', { id, referrer: pathname + search });
    },
  };
}
