import { useCallback } from 'react';
import {
  useAnnouncements,
  useImageHost,
  useNavigation,
  usePlatform,
  useLanguage,
  useResource,
  useSetting,
  useText,
  whenIdle,
} from '../../../client/index.ts';
import { type Banner, BannerCarousel } from '../../../ui/index.ts';
import { blankLine } from './blank-line.ts';
import { type BannerEntry, readBanners, withAnnounced } from './read-banners.ts';

/** Banners of the platform, and those among its announcements: CSS scroll snapping at first, Swiper's autoplay at idle (rows G-105…G-107). */
export function Banners() {
  const text = useText();
  const host = useImageHost();
  const navigation = useNavigation();
  const platform = usePlatform();
  const { language } = useLanguage();
  const delay = useSetting('home.bannerAutoplayMs');
  const speed = useSetting('home.bannerSpeedMs');
  const query = { language, platform: 'M', groupName: 'm_home' };
  const answer = useResource(
    `home.banners.${language}`,
    async () => readBanners(await platform.call('banners', { quiet: true, query })),
    { early: true },
  );
  const announced = useAnnouncements();
  const entries = withAnnounced(answer.value, announced.value?.banners);
  const enhance = useCallback((list: HTMLElement) => takeOver(list, { delay, speed }), [delay, speed]);
  if (entries === undefined) return answer.status === 'error' ? null : <Waiting />;
  const open = ({ link }: BannerEntry) => {
    if (link.startsWith('/')) navigation.goPath(link);
    else navigation.openExternal(link);
  };
  const banners = entries.map(
    (entry): Banner => ({
      id: entry.id,
      picture: {
        src: entry.url.startsWith('/') ? `${host}${entry.url}` : entry.url,
        width: 716,
        height: 308,
      },
      title: entry.title || undefined,
      note: entry.note || undefined,
      action:
        entry.link === ''
          ? undefined
          : { label: entry.action || text('home:bannerAction'), onChoose: () => open(entry) },
    }),
  );
  const { length } = banners;
  // The carousel's engine counts the banners once.
  return (
    <BannerCarousel key={length} label={text('home:banners')} banners={banners} {...(length > 1 ? { enhance } : {})} />
  );
}

// Banners of the usual size, so that nothing moves when the real ones come.
function Waiting() {
  const banners = ['first', 'second'].map(
    (id): Banner => ({
      id,
      picture: undefined,
      title: blankLine,
      note: blankLine,
      action: { label: blankLine, onChoose: () => undefined },
    }),
  );
  return (
    <div inert aria-busy>
      <BannerCarousel label="" banners={banners} />
    </div>
  );
}

/** Loads the carousel's engine when the browser has nothing else to do; gives the way to let go. */
function takeOver(list: HTMLElement, timing: { readonly delay: number; readonly speed: number }): () => void {
  let isWanted = true;
  let letGo: () => void = () => undefined;
  const begin = async () => {
    await whenIdle();
    const { runCarousel } = await import('./carousel.ts');
    if (isWanted) letGo = runCarousel(list, timing);
  };
  // The browser's own scrolling is there without it.
  begin().catch(() => undefined);
  return () => {
    isWanted = false;
    letGo();
  };
}
